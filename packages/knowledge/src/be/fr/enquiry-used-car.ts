/** The French words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_FR: Words = {
  'be.ask.used-car': {
    dependsOn: 'le vendeur',
    says: 'Un vendeur professionnel doit une garantie de deux ans, ou d’un an au moins si c’est convenu par écrit. Signalez le défaut sous deux mois. Face à un particulier, il n’y a que les vices cachés : agissez vite, avec l’avis d’un expert.',
  },
}
