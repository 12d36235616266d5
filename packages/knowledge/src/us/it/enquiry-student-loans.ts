/** Questions about student loans that are late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_IT: Words = {
  'us.ask-debt.student-loan-default': {
    says: 'I prelievi da paga e rimborsi delle tasse per prestiti federali non pagati sono stati sospesi il 16 gennaio 2026. Controlli se vale ancora. Un prestatore privato deve prima farle causa.',
    dependsOn: 'se il prestito è federale o privato',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'Il piano SAVE è finito. Guardi su StudentAid.gov i piani che può ancora scegliere. Da luglio 2026 ce n’è uno nuovo, il Repayment Assistance Plan.',
  },
}
