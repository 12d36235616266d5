/** Questions about an unpaid fine: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_FINE_JA: Words = {
  'ie.ask.unpaid-fine': {
    says: '当日、収入と財産の申告書を持って裁判所へ行きます。裁判官は給料から取ること、€500を超える罰金なら物を取らせること、社会奉仕を命じることができます。刑務所は最後です。€100を超える罰金は12か月の分割で払えます。',
  },
}
