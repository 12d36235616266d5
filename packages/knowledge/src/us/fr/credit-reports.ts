/** The French words of the rows in ../credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORTS_FR: Words = {
  'us.credit.right-check': {
    says: 'Le bureau de crédit doit vérifier ce que vous contestez, le plus souvent en 30 jours. L’entreprise qui l’a signalé doit aussi l’examiner.',
  },
  'us.credit.right-claim': {
    says: 'S’ils ne vérifient pas comme il faut, vous pouvez aller en justice. Le plus souvent, vous avez deux ans à partir du jour où vous l’apprenez.',
  },
  'us.credit.right-block': {
    says: 'Avec un rapport de vol d’identité (identity theft report), vous pouvez faire bloquer de fausses dettes dans votre dossier de crédit. Geler votre dossier (freeze) est gratuit.',
  },
  'us.credit.right-old': {
    says: 'La plupart des mauvaises inscriptions doivent partir après sept ans. Vous pouvez avoir un dossier gratuit de chaque bureau de crédit.',
  },
  'us.credit.step-dispute': {
    says: 'Contestez par écrit auprès de chaque bureau de crédit et de l’entreprise qui l’a signalé. Ajoutez des copies de vos preuves et gardez les reçus de la poste.',
  },
}
