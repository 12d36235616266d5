/** Questions about energy that one cannot pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_WORDS: Words = {
  'be.ask.energy': {
    says: 'Vraag de leverancier een plan en het OCMW het energiefonds. Afsluiten vergt stappen, en de winterregels verschillen per gewest. De ombudsdienst is gratis.',
  },
}
