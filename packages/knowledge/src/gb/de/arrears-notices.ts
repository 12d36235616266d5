/** German: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_DE: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Nach zwei verpassten Raten muss ein Kreditgeber diese Mitteilung (notice of sums in arrears) schicken, dann alle sechs Monate wieder. Ist er damit zu spät, darf er so lange keine Zinsen verlangen und nichts durchsetzen.',
  },
  'gb.debt.right-default-sums': {
    says: 'Über eine solche Gebühr muss der Kreditgeber Sie informieren. Zinsen darauf darf er erst ab 28 Tagen nach dieser Mitteilung verlangen, und keine Zinsen auf diese Zinsen.',
  },
  'gb.debt.right-fair-charge': {
    says: 'Eine Gebühr für spätes Zahlen darf nicht höher sein als die Kosten des Kreditgebers. Fragen Sie, wie sie berechnet ist, und bitten Sie um Erlass, wenn das Geld knapp ist.',
  },
}
