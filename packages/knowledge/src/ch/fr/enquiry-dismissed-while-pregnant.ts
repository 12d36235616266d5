/** The French words of the rows in ../enquiry-dismissed-while-pregnant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_PREGNANT_WORDS: Words = {
  'ch.ask.pregnant-dismissed': {
    says: 'Après le temps d’essai, l’employeur ne peut pas vous licencier pendant la grossesse et 16 semaines après la naissance. Un tel congé est nul. Écrivez tout de suite que vous êtes enceinte, avec certificat, et offrez votre travail. Pendant l’essai, c’est permis, sauf si la grossesse est le motif.',
  },
}
