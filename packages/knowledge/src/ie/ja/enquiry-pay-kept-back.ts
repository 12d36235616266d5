/** Questions about wages kept back where there is no written contract: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_BACK_JA: Words = {
  'ie.ask.pay-deducted-no-contract': {
    says: 'いいえ。破損や遅刻の差し引きは、書面の条件が認め、額が公正で、1週間前に書面の通知があった時だけです。書面がなければ違法です。たまった休暇の分（働いた時間の8%）も受け取れます。両方を書面で求め、6か月以内に無料でWRCへ申し立ててください。',
  },
}
