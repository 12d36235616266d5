/** The French words of the rows in ../enquiry-job-left-status.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_LEFT_STATUS_FR: Words = {
  'jp.ask.job-left-status': {
    says: 'Pas tout de suite. Dites à l’immigration (入管) dans les 14 jours que l’emploi a pris fin, puis le nouveau. Avec un statut de travail, trois mois sans ce travail et sans bonne raison peuvent le coûter ; chercher du travail avec preuves (Hello Work, candidatures) est une raison. Vérifiez que le nouvel emploi va avec le statut. Pour un autre travail, il faut d’abord un permis.',
  },
}
