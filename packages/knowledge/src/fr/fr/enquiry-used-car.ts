/** The French words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WORDS: Words = {
  'fr.ask-buy.used-car': {
    says: 'Un professionnel doit la garantie légale. Contre un particulier, invoquez le vice caché : deux ans après la découverte. Faites constater par un expert.',
  },
}
