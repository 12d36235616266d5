/** The Italian words of the rows in ../enquiry-arrest-and-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_AND_SEARCH_IT: Words = {
  'us.ask-criminal.phone-search': {
    says: 'Alla polizia serve un mandato (warrant) per guardare nel Suo telefono, anche dopo un arresto, salvo che Lei dica sì. Dica con calma che non è d’accordo, e chieda un avvocato.',
  },
  'us.ask-criminal.passcode': {
    says: 'Non lo dia prima di parlare con un avvocato. Dica solo: voglio un avvocato. Non è obbligato a parlare con il detective, e all’udienza sulle accuse (arraignment) può chiedere un difensore pubblico (public defender).',
  },
  'us.ask-criminal.car-search': {
    says: 'Per un’auto non serve un mandato se la polizia ha buone ragioni per aspettarsi prove di un reato. Un fermo per il traffico da solo non basta. Dica con calma: “I do not agree to a search.” Non opponga resistenza.',
    dependsOn: 'che cosa sa la polizia e se lei dice di sì',
  },
  'us.story.arrested': {
    says: 'Non dica nulla dei fatti a nessuno, solo a un avvocato. Vada a ogni giorno in tribunale. Se non può pagare, chieda un difensore pubblico (public defender). Chieda anche di un’alternativa per un primo caso (diversion).',
  },
  'us.story.warrant': {
    says: 'Chiami oggi il cancelliere (clerk) o un avvocato e chieda come rimettere la causa in calendario. Presentarsi da soli è quasi sempre trattato meglio che essere trovati.',
  },
  'us.story.drunk': {
    says: 'Ci sono due procedure: il tribunale e la patente. Il tempo per salvare la patente è spesso da 7 a 15 giorni. Chieda ora quell’udienza e veda un avvocato prima del tribunale.',
  },
  'us.story.store-letter': {
    says: 'La lettera è una richiesta civile, separata da un processo penale. Pagare non chiude un’accusa. La legge dello Stato limita la somma, e il negozio deve provarla. Parli con un avvocato prima di scrivere.',
    dependsOn: 'il Suo Stato e che cosa è successo',
  },
}
