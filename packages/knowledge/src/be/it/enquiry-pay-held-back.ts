/** Questions about pay that the employer holds back for damage: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_IT: Words = {
  'be.ask.pay-held-back': {
    says: 'Non sulla sola parola del datore. Risponde solo per dolo, colpa grave o colpe lievi ripetute. Anche allora può trattenere solo ciò che ha accettato per iscritto dopo il danno o fissato da un giudice, al massimo un quinto del netto, salvo dolo. Una carta firmata sotto pressione si può contestare. Chieda per iscritto, poi l’ispettorato e il sindacato.',
  },
  'be.pay-kept.want': {
    says: 'Il datore trattiene parte della paga per un danno. Dice che deve pagarlo lei.',
  },
  'be.pay-kept.right': {
    says: 'Risponde solo per dolo, colpa grave o colpe lievi ripetute. Anche allora può trattenere solo ciò che ha accettato per iscritto dopo il danno o fissato da un giudice, al massimo un quinto del netto, salvo dolo. Una carta firmata sotto pressione si può contestare. Chieda per iscritto, poi l’ispettorato e il sindacato.',
  },
  'be.pay-kept.step': {
    says: 'Scriva che non è d’accordo e chieda tutta la paga entro un giorno. Non firmi di doverlo. Chieda a un sindacato.',
  },
}
