/** Questions about payments from an account that its owner did not make: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_NL: Words = {
  'gb.ask-bank.payment-not-mine': {
    says: 'Een betaling die u niet goedkeurde moet de bank voor het einde van de volgende werkdag terugbetalen. Zegt zij nee, dan moet zij fraude of grove nalatigheid bewijzen; dat chip en pincode gebruikt zijn is op zich niet genoeg. Voor uw melding kunt u tot £35 verliezen. Klaag schriftelijk; daarna zes maanden Financial Ombudsman, gratis.',
  },
}
