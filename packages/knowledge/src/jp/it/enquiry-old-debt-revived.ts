/** Questions about old debts: a part that was paid, or a payment order: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_REVIVED_IT: Words = {
  'jp.ask.paid-after-limit': {
    says: 'Non paghi più nulla e non firmi. Pagare o promettere dopo il termine di solito impedisce di dire che è troppo vecchio. Ma dei giudici l’hanno negato quando chi presta ha avuto una piccola somma con pressione o senza avvisare. Annoti chi ha chiamato, quando e che cosa ha detto, e tenga la ricevuta. Mostri tutto subito a un avvocato o 司法書士; 法テラス è gratis con poco reddito.',
  },
  'jp.ask.old-order': {
    says: 'Risponda anche se il debito è troppo vecchio, altrimenti perde quel diritto e il titolo vale dieci anni. Contro l’ingiunzione (支払督促) l’opposizione (異議申立書) deve essere in tribunale entro due settimane dalla consegna. Scriva «時効を援用します». In una causa lo metta nella risposta (答弁書). Non chiami, non paghi, non prometta. Controlli se c’era già una sentenza. 法テラス aiuta.',
  },
}
