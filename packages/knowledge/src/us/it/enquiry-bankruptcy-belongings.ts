/** Questions of people who fear that bankruptcy takes all they have: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_BELONGINGS_IT: Words = {
  'us.fact.bankruptcy-keep': {
    says: 'No. La maggior parte tiene ciò che ha. La legge del suo Stato protegge una parte della casa, un’auto, le pensioni e i mobili. Conta la sua quota: il valore meno il prestito. Nel chapter 7 tiene ciò che vi rientra, se i prestiti sono in regola. Nel chapter 13 tiene tutto e recupera in tre-cinque anni. Prima senta un avvocato o l’assistenza legale.',
  },
}
