/** The French words of the rows in ../enquiry-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_FR: Words = {
  'au.ask.leave-paid-out': {
    says: 'Les congés non pris doivent être payés à la fin de l’emploi. On ne peut vous imposer un congé que si votre award le permet et que c’est juste, comme pour une fermeture.',
  },
  'au.ask.public-holiday': {
    says: 'Vous pouvez être absent un jour férié, payé au taux de base si vous auriez travaillé. On peut vous demander de travailler si c’est juste, et vous pouvez refuser pour de bonnes raisons. Les awards paient souvent plus.',
  },
  'au.ask.sick-leave': {
    says: 'À plein temps, dix jours de maladie payés par an ; à temps partiel, au prorata. Ils s’accumulent dès le premier jour : environ trois après quatre mois. Le patron peut demander une preuve même pour un jour. Un mot du médecin ou du pharmacien ou une déclaration (statutory declaration) peut suffire. Les casuals n’en ont pas. On ne peut pas vous renvoyer pour une courte maladie prouvée.',
  },
}
