/** Questions about a rented home that is sold: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_JA: Words = {
  'ch.ask.home-sold': {
    says: '売却で賃貸契約は終わりません。新しい所有者が同じ家賃で引き継ぎます。本人や近い親族が急ぎで必要な場合だけ、早く解約できます。その場合も公式の書式と、法律の期間と期日が必要です。30日以内に調停機関に争うか、延長を求めてください。無料です。',
    dependsOn: '新しい所有者がその住居を急ぎで必要とするか',
  },
}
