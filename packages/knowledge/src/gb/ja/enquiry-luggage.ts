/** Questions about lost, late or damaged luggage: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LUGGAGE_JA: Words = {
  'gb.ask-travel.luggage': {
    says: '空港の報告書（PIR）と領収書を付けて、航空会社に書面で請求してください。破損は7日以内、遅れは荷物を受け取ってから21日以内です。必要だった買い物や失われた荷物の代金を、上限まで払わなければなりません。断られたら、無料の紛争解決か裁判所へ。',
  },
}
