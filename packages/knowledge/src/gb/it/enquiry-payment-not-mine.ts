/** Questions about payments from an account that its owner did not make: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_IT: Words = {
  'gb.ask-bank.payment-not-mine': {
    says: 'Un pagamento che non ha approvato va rimborsato entro la fine del giorno lavorativo dopo. Se la banca dice no, deve provare frode o grave negligenza; chip e PIN usati non bastano da soli. Prima dell’avviso può perdere fino a £35. Reclami per iscritto; poi sei mesi per il Financial Ombudsman, gratis.',
  },
}
