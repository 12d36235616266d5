/** German: the words of the rows in ../default-sums.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_SUMS_ROWS_DE: Words = {
  'gb.debt.right-default-sums': {
    says: 'Über eine solche Gebühr muss der Kreditgeber Sie informieren. Zinsen darauf darf er erst ab 28 Tagen nach dieser Mitteilung verlangen, und keine Zinsen auf diese Zinsen.',
  },
  'gb.debt.right-fair-charge': {
    says: 'Eine Gebühr für spätes Zahlen darf nicht höher sein als die Kosten des Kreditgebers. Fragen Sie, wie sie berechnet ist, und bitten Sie um Erlass, wenn das Geld knapp ist.',
  },
}
