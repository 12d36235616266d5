/** The Italian words of the rows in ../demands-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEMANDS_AND_BREAKS_IT: Words = {
  'us.store.want': {
    says: 'Un negozio o il suo studio legale vuole soldi perché dice che sono state prese merci.',
  },
  'us.store.right-proof': {
    says: 'La somma non può superare quella fissata dalla legge dello Stato. Se Lei non paga, il negozio deve provare in tribunale il furto e la sua perdita.',
  },
  'us.store.right-apart': {
    says: 'Pagare non chiude un processo penale, e la lettera non può prometterlo o minacciarlo.',
  },
  'us.store.step': {
    says: 'Non telefoni e non spieghi che cosa è successo. Se può esserci un processo penale, parli prima con un avvocato.',
  },
  'us.store.option': {
    says: 'Chieda per iscritto la legge, le merci e la somma, e non ammetta nulla.',
    title: 'Chiedere le prove per iscritto',
    cost: 'Gratis',
    time: 'Entro la data nella lettera',
    risk: 'Il negozio può andare al tribunale per le piccole cause (small claims court). Lo fa di rado.',
    bestFor: 'Le merci sono state ridate o non è vero.',
  },
  'us.check.right-bounced': {
    says: 'La legge dello Stato limita la spesa per un assegno respinto e quasi sempre dà alcuni giorni per pagare prima che si debba di più. Un errore non è un reato.',
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
  'us.story.sick': {
    says: 'Nessuna legge federale dà giorni di malattia pagati. Molti Stati e città sì, e vietano di punire chi li usa. Le ditte con 50 lavoratori devono quasi sempre permettere un congedo non pagato per malattia grave.',
    dependsOn: 'il Suo Stato, la Sua città e la grandezza della ditta',
  },
  'us.story.breaks': {
    says: 'La legge federale non chiede pause per gli adulti, ma quelle brevi sono tempo pagato. Molti Stati le chiedono, come California, New York, Washington, Illinois e Massachusetts.',
    dependsOn: 'il Suo Stato',
  },
  'us.story.not-served': {
    says: 'Chieda al tribunale il fascicolo e la prova della consegna (proof of service). Se non ha ricevuto gli atti, chieda subito di annullare la sentenza (judgment) e fermare il prelievo. Dica perché e qual è la Sua difesa.',
  },
  'us.story.bugs': {
    says: 'Il proprietario (landlord) deve quasi sempre tenere la casa abitabile. Scriva con foto e una data, chiami l’ispettore della città. Non smetta di pagare prima di conoscere la regola del Suo Stato.',
    dependsOn: 'il Suo Stato e il Suo contratto',
  },
}
