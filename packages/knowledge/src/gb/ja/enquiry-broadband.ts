/** Questions about slow or broken broadband: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BROADBAND_JA: Words = {
  'gb.ask-consumer.broadband': {
    says: 'まず会社に苦情を出し、日付を残してください。6週間後か最終回答の後、無料の紛争解決機関が決められます。約束よりずっと悪いなら、手数料なしで解約するよう求めてください。',
  },
}
