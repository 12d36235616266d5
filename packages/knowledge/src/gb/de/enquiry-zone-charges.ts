/** Questions about penalties for driving in a charging zone: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ZONE_CHARGES_DE: Words = {
  'gb.ask-parking.zone-charge': {
    says: 'Sie haben 28 Tage, um zu zahlen oder schriftlich zu widersprechen. In den ersten 14 Tagen ist es der halbe Preis. Die Gründe stehen im Bescheid, etwa: Sie hatten gezahlt, das Auto braucht keine Gebühr, es war verkauft oder gestohlen. Nach einem Nein haben Sie 28 Tage für einen kostenlosen Einspruch bei der unabhängigen Stelle (tribunal). Tun Sie nichts, steigt die Summe um die Hälfte.',
  },
}
