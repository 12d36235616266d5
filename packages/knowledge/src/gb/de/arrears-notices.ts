/** German: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_DE: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Nach zwei verpassten Raten (vier, wenn Sie wöchentlich zahlen) muss ein Kreditgeber diese Mitteilung (notice of sums in arrears) schicken. Bei einem Darlehen kommt sie alle sechs Monate wieder. Ist er damit zu spät, darf er so lange keine Zinsen verlangen und nichts durchsetzen.',
  },
}
