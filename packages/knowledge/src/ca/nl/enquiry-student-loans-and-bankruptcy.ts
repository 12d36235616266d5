/** The Dutch words of the rows in ../enquiry-student-loans-and-bankruptcy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_NL: Words = {
  'ca.fact.student-loan': {
    says: 'Vraag het Repayment Assistance Plan aan bij het National Student Loans Service Centre. Met laag inkomen betaalt u zes maanden niets, en u kunt opnieuw vragen. Het federale deel draagt sinds april 2023 geen rente. Vraag het voordat u betalingen mist. Loopt u al achter, vraag eerst hoe u het herstelt. Québec heeft een eigen plan: vraag de AFE.',
  },
  'ca.fact.bankrupt-car': {
    says: 'Meestal houdt u hem. Elke provincie laat één auto tot een bedrag, bijvoorbeeld 5.000 dollar in Alberta en British Columbia, meer in Ontario. Is hij meer waard, dan kunt u vaak het verschil betalen. Met een autolening houdt u hem als u blijft betalen. Bij een consumer proposal houdt u uw spullen. Vraag een Licensed Insolvency Trustee; eerste gesprek gratis.',
  },
}
