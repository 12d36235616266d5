/** Questions about papers from a court, one's own claim and a free lawyer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_IT: Words = {
  'jp.ask.order': {
    says: 'Si opponga entro due settimane dalla consegna con il modulo nella busta. Non serve un motivo. Se lo ignora, può seguire il pignoramento.',
  },
  'jp.ask.suit': {
    says: 'Mandi in tempo la risposta (答弁書) o vada all’udienza. Se non fa nulla, vince l’altra parte.',
  },
  'jp.ask.own-claim': {
    says: 'Prima scriva, meglio con lettera certificata (内容証明), con un ultimo giorno. Fino a 600.000 yen una piccola causa (少額訴訟) finisce di solito in un giorno, senza avvocato. Oppure chieda un’ingiunzione (支払督促). Tenga messaggi e ricevute. Di solito ha cinque anni.',
  },
  'jp.ask.free-lawyer': {
    says: 'Chiami Houterasu (法テラス). Con reddito basso e pochi risparmi ha tre colloqui gratis su una questione. Può anche prestare l’onorario in piccole rate mensili. Dopo un arresto chieda l’avvocato di turno (当番弁護士), gratis una volta.',
  },
}
