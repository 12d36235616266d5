/** The Italian words of the rows in ../enquiry-student-loans-and-bankruptcy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_IT: Words = {
  'ca.fact.student-loan': {
    says: 'Chiedi il Repayment Assistance Plan al National Student Loans Service Centre. Con basso reddito non paghi nulla per sei mesi, e puoi rifare domanda. La parte federale è senza interessi da aprile 2023. Chiedi prima di saltare rate. Se sei già in ritardo, chiedi prima come rimetterti in regola. Il Québec ha un suo piano: chiedi all’AFE.',
  },
  'ca.fact.bankrupt-car': {
    says: 'Di solito la tieni. Ogni provincia lascia un’auto fino a una somma, per esempio 5.000 dollari in Alberta e British Columbia, di più in Ontario. Se vale di più, spesso puoi pagare la differenza. Con un prestito la tieni se continui a pagare. In una consumer proposal tieni le tue cose. Chiedi a un Licensed Insolvency Trustee; primo colloquio gratis.',
  },
}
