/** Questions about insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'ie.ask.insurer': {
    says: 'Verlangen Sie die Gründe schriftlich und beschweren Sie sich. Nach 40 Werktagen oder einem endgültigen Nein gehen Sie kostenlos zum FSPO.',
  },
}
