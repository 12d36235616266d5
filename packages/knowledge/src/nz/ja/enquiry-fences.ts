/** Questions about the fence between two neighbours: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_JA: Words = {
  'nz.ask.fence': {
    says: '適切な塀の費用は隣同士で半分ずつですが、塀の通知(fencing notice)の後に限ります。通知には場所、種類、費用が必要です。受け取って21日以内に書面で反対しないと、たいてい半分を負います。通知も同意もなければ払う必要はありません。同意なくあなたの土地に建てた塀は動かすよう求められます。まとまらなければDisputes Tribunalへ。',
    dependsOn: '工事の前に塀の通知を受け取ったか',
  },
}
