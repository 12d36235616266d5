/** Questions about pay that the employer holds back for damage: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_IT: Words = {
  'it.ask.pay-held-back': {
    says: 'Non da solo. L’azienda deve prima contestarle la colpa per iscritto e sentirla, e provare il danno e la colpa. Una rottura per caso, o un cliente che scappa, è rischio dell’impresa. La multa come sanzione è al massimo quattro ore di paga. Scriva per raccomandata o PEC che non è d’accordo e chieda la somma: ha cinque anni. Si rivolga a un sindacato o all’Ispettorato.',
  },
  'it.pay-kept.want': {
    says: 'Il datore trattiene parte della paga per un danno. Dice che deve pagarlo lei.',
  },
  'it.pay-kept.right': {
    says: 'L’azienda deve prima contestarle la colpa per iscritto e sentirla, e provare il danno e la colpa. Una rottura per caso, o un cliente che scappa, è rischio dell’impresa. La multa come sanzione è al massimo quattro ore di paga. Scriva per raccomandata o PEC che non è d’accordo e chieda la somma: ha cinque anni. Si rivolga a un sindacato o all’Ispettorato.',
  },
  'it.pay-kept.step': {
    says: 'Scriva che non è d’accordo e chieda tutta la paga entro un giorno. Non firmi di doverlo. Chieda a un sindacato.',
  },
}
