/** Questions about faulty goods, private sales and tradespeople, and the first steps for buyers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'de.ask-buy.faulty': {
    says: 'Per due anni dalla consegna il venditore deve gratis riparare o cambiare, anche se il negozio parla di un anno per il nuovo. Non può mandarla dal produttore. Nel primo anno deve provare lui che all’inizio era a posto. Scriva con un termine di circa due settimane. Se non va, paghi meno o lo renda per il denaro.',
  },
  'de.ask-buy.step-proof': {
    says: 'Scriva, non telefoni. Tenga la prova di che cosa ha mandato e quando.',
  },
  'de.ask-buy.step-centre': { says: 'Chieda aiuto alla Verbraucherzentrale del Suo Land.' },
  'de.ask-buy.right-fair': {
    says: 'Le clausole che La trattano in modo scorretto non hanno effetto.',
  },
  'de.ask-buy.guide-contract': { says: 'Trovi il contratto, la data e le clausole in piccolo.' },
  'de.ask-buy.guide-deadline': {
    says: 'Indichi il difetto e fissi un giorno. Dopo può chiedere indietro i soldi.',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'Dai contratti online, per telefono o alla porta si può recedere entro 14 giorni.',
  },
  'de.ask-buy.guide-right-fault': { says: 'Il venditore risponde dei difetti per due anni.' },
  'de.ask-buy.guide-right-button': {
    says: 'I contratti online richiedono un pulsante di disdetta sul sito.',
  },
  'de.ask-buy.guide-option-centre': {
    title: 'Centro consumatori o conciliazione',
    says: "Chieda alla Verbraucherzentrale o all'organo di conciliazione del settore.",
    cost: 'Gratis o una piccola spesa.',
    time: 'Da giorni a settimane.',
    risk: 'Nessuno.',
    bestFor: 'La società non risponde o dice no.',
  },
  'de.ask-buy.private-sale': {
    says: 'Un venditore privato può escludere la garanzia. Non gli serve se ha nascosto un difetto o promesso qualcosa. Allora chieda riparazione, sconto o denaro. Tenga annuncio e messaggi. Senza esclusione valgono i due anni interi.',
    dependsOn: 'il contratto e ciò che è stato nascosto',
  },
}
