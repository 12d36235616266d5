/** Questions about student loans that are late or can be forgiven: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_IT: Words = {
  'us.ask-debt.student-loan-default': {
    says: 'I prelievi da paga e rimborsi delle tasse per prestiti federali non pagati sono stati sospesi il 16 gennaio 2026. Controlli se vale ancora. Un prestatore privato deve prima farle causa.',
    dependsOn: 'se il prestito è federale o privato',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'Il piano SAVE è finito. Lei ne faceva parte? Il gestore Le scrive, e allora ha circa 90 giorni per sceglierne un altro, altrimenti scelgono per Lei. Guardi su StudentAid.gov i piani che può ancora scegliere. Da luglio 2026 ce n’è uno nuovo, il Repayment Assistance Plan.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'I prestiti federali si possono cancellare dopo dieci anni di servizio pubblico, per invalidità duratura o se la scuola ha chiuso. Faccia domanda gratis su studentaid.gov. Quelli privati quasi sempre no.',
    dependsOn: 'il tipo di prestito e di lavoro',
  },
}
