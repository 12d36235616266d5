/** The Dutch words of the rows in ../enquiry-joint-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_ACCOUNT_WORDS: Words = {
  'nl.ask.joint-account': {
    says: 'Noteer saldo en data, en vraag de bank de rekening te blokkeren of twee handtekeningen te eisen. Uw deel kunt u in de scheiding eisen. Een rechter kan spoedmaatregelen nemen. Ga snel naar een advocaat.',
  },
}
