/** The Spanish words of the rows in ../enquiry-student-loans-and-bankruptcy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_ES: Words = {
  'ca.fact.student-loan': {
    says: 'Pida el Repayment Assistance Plan en el National Student Loans Service Centre. Con poco ingreso no paga nada seis meses y puede pedirlo otra vez. La parte federal no tiene interés desde abril de 2023. Pida antes de faltar a pagos. Si ya está atrasado, pregunte primero cómo ponerse al día. Quebec tiene su propio plan: pregunte a la AFE.',
  },
  'ca.fact.bankrupt-car': {
    says: 'Casi siempre lo conserva. Cada provincia deja un auto hasta una suma, por ejemplo $5,000 en Alberta y Columbia Británica, y más en Ontario. Si vale más, a menudo puede pagar la diferencia. Con préstamo lo conserva si sigue pagando. En una consumer proposal conserva sus cosas. Pregunte a un Licensed Insolvency Trustee; la primera charla es gratis.',
  },
}
