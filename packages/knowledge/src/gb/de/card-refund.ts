/** Money back from the card firm for what was bought: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_REFUND_DE: Words = {
  'gb.refund.right-card': {
    says: 'Bei einem Kauf mit Kreditkarte über £100 und bis £30,000 haftet die Kartenfirma neben dem Verkäufer. Bei weniger verlangen Sie die Rückbuchung (chargeback).',
  },
}
