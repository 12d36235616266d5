/** The Italian words of the rows in ../enquiry-joint-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_ACCOUNT_IT: Words = {
  'nl.ask.joint-account': {
    says: 'Annoti saldo e date, e chieda alla banca di bloccare il conto o di volere due firme. La Sua parte si chiede nella separazione. Un giudice può ordinare misure urgenti. Veda presto un avvocato.',
  },
}
