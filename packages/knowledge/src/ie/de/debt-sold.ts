/** A debt that was sold: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SOLD_DE: Words = {
  'ie.sold.right-notice': {
    says: 'Wurde die Schuld verkauft, müssen Sie eine klare schriftliche Anzeige bekommen, wem sie nun gehört. Verlangen Sie diese Anzeige und die Urkunde, bevor Sie zahlen.',
  },
  'ie.sold.right-same-defence': {
    says: 'Was Sie dem ersten Geldgeber sagen konnten, können Sie auch dem neuen Eigentümer sagen. Das gilt für Zahlungen, falsche Summen und eine alte Schuld.',
  },
}
