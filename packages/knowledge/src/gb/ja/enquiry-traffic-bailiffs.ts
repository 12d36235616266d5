/** Questions about bailiffs for a traffic penalty whose letters went to an old address: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAFFIC_BAILIFFS_JA: Words = {
  'gb.ask-parking.bailiff-moved': {
    says: 'まだ間に合います。今日、TE7とTE9をTraffic Enforcement Centreに送り、通知を受け取っていないと伝えてください。ロンドンのULEZ、congestion、バスレーン、交差点の場合は宣誓が必要なPE2とPE3です。無料です。執行人と自治体にも知らせれば、待つべきです。認められれば執行費用は消え、最初の金額を払うか争えます。車は道路に置かないでください。',
  },
}
