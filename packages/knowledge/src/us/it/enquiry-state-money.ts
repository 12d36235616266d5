/** The Italian words of the rows in ../enquiry-state-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_MONEY_IT: Words = {
  'us.ask-state.storage': {
    says: 'Paghi o faccia un accordo scritto prima della vendita, e chieda di riprendere documenti, foto e medicine. La ditta deve prima scriverle, come dice la legge dello Stato.',
  },
  'us.ask-state.bounced-check': {
    says: 'Paghi presto l’assegno in modo da avere una prova. La legge dello Stato limita quanto possono aggiungere. Quasi sempre è reato solo se voleva ingannare.',
  },
  'us.ask-state.city-harm': {
    says: 'Mandi subito una richiesta scritta (claim) alla città, contea o Stato. Alcuni danno solo 90 giorni o sei mesi. Faccia foto e tenga conti e nomi di chi ha visto.',
  },
  'us.ask-state.money-exam': {
    says: 'Vada, o mandi le risposte entro il giorno: è un ordine del tribunale. Scriva quali soldi sono protetti, come i sussidi. Con quelli non deve pagare.',
  },
  'us.ask-state.rent-to-own': {
    says: 'Quasi sempre può restituire le cose e non deve i pagamenti dopo. Chieda una ricevuta. In quasi tutti gli Stati può anche mettersi in pari in pochi giorni e tenerle.',
  },
  'us.ask-state.old-judgment': {
    says: 'Una sentenza vale quasi sempre da cinque a 20 anni e spesso si può rinnovare. Chieda al cancelliere (clerk) la data e ogni rinnovo prima di pagare o promettere.',
    dependsOn: 'il Suo Stato, e se la sentenza è stata rinnovata',
  },
}
