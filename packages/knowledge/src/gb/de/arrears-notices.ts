/** German: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_DE: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Nach zwei verpassten Raten muss ein Kreditgeber diese Mitteilung (notice of sums in arrears) schicken, dann alle sechs Monate wieder. Ist er damit zu spät, darf er so lange keine Zinsen verlangen und nichts durchsetzen.',
  },
}
