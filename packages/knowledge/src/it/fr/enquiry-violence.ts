/** The French words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_FR: Words = {
  'it.ask.partner-violence': {
    says: 'En danger, appelez le 112. Le 1522 répond jour et nuit, gratuitement, et trouve un lieu sûr (centro antiviolenza). Un juge peut lui ordonner de quitter le logement et de rester loin, même tout de suite et avant de l’entendre, et de payer pour vous et les enfants. Allez à la police ou chez un avocat. Au pénal, pour maltraitance ou harcèlement, l’avocat est gratuit quel que soit votre revenu.',
  },
}
