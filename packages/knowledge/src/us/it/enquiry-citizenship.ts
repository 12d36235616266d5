/** Questions on when somebody can become a citizen: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_IT: Words = {
  'us.ask-status.citizen-years': {
    says: 'Di solito sì: dopo cinque anni da residente permanente (green card), o tre se da allora è sposato e vive con un cittadino. Il modulo N-400 si può inviare fino a 90 giorni prima. Deve essere stato qui metà del tempo; un viaggio di sei mesi o più può interrompere il conto. Un arresto, debiti di tasse o di mantenimento, un voto? Senta prima un avvocato: la carta può essere a rischio.',
  },
  'us.ask-status.card-when-to-renew': {
    says: 'Presenti il modulo I-90, online o per posta, quando a una carta di dieci anni restano sei mesi o meno. Resta residente permanente anche se la carta scade. La ricevuta ne prolunga la validità. Una carta di due anni non si rinnova: presenti l’I-751 negli ultimi 90 giorni prima della fine, o può perdere lo status.',
  },
}
