/** Questions about pay that the employer holds back for damage or a till gap: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_IT: Words = {
  'es.ask.pay-held-back': {
    says: 'L’azienda non può multarla tagliando la paga: la legge lo vieta (articolo 58.3). Per un danno o un ammanco deve provare la colpa grave e chiederlo in tribunale. Non può prenderselo da sola. Chieda la somma per iscritto e dica che non è d’accordo. Conciliazione entro un anno: 10 % di interessi. L’ispettorato può intervenire e tiene segreto il nome.',
  },
  'es.pay-kept.want': {
    says: 'Il datore trattiene parte della paga per un danno. Dice che deve pagarlo lei.',
  },
  'es.pay-kept.right': {
    says: 'L’azienda non può multarla tagliando la paga: la legge lo vieta (articolo 58.3). Per un danno o un ammanco deve provare la colpa grave e chiederlo in tribunale. Non può prenderselo da sola. Chieda la somma per iscritto e dica che non è d’accordo. Conciliazione entro un anno: 10 % di interessi. L’ispettorato può intervenire e tiene segreto il nome.',
  },
  'es.pay-kept.step': {
    says: 'Scriva che non è d’accordo e chieda tutta la paga entro un giorno. Non firmi di doverlo. Chieda a un sindacato.',
  },
}
