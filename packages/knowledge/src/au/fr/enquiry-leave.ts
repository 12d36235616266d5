/** The French words of the rows in ../enquiry-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_FR: Words = {
  'au.ask.leave-paid-out': {
    says: 'Les congés non pris doivent être payés à la fin de l’emploi. On ne peut vous imposer un congé que si votre award le permet et que c’est juste, comme pour une fermeture.',
  },
  'au.ask.public-holiday': {
    says: 'Vous pouvez être absent un jour férié, payé au taux de base si vous auriez travaillé. On peut vous demander de travailler si c’est juste, et vous pouvez refuser pour de bonnes raisons. Les awards paient souvent plus.',
  },
}
