/** Questions about slow or broken broadband: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BROADBAND_JA: Words = {
  'gb.ask-consumer.broadband': {
    says: 'まず会社に苦情を出し、日付を残してください。6週間後か最終回答の後、無料の紛争解決機関が決められます。約束よりずっと悪いなら、手数料なしで解約するよう求めてください。',
  },
  'gb.ask-consumer.phone-price-rise': {
    says: '2025年1月17日以降の契約では、値上げは契約前にポンドとペンスで知らされていなければなりません。その場合、途中で無料でやめることは多くの場合できません。契約にその値上げがなければ、1か月前の通知が必要で、費用なしでやめられます。',
  },
}
