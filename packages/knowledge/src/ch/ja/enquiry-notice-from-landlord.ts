/** Questions about a landlord who ends the lease, and more time in the home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_JA: Words = {
  'ch.ask.notice': {
    says: '公式用紙を確かめてください。なければ解約は無効です。いずれにしても受け取りから30日以内に調停局へ書き、争うか期間の延長を求めます。無料で、決まるまで住めます。同意の署名はしないでください。',
  },
  'ch.ask.more-time': {
    says: '解約の通知を受けてから30日以内に、調停の役所へ延長（Erstreckung）を求めてください。無料です。住まいは、1回か2回で合わせて4年までです。出るのがなぜ苦しいかを示し、部屋探しの証拠を残してください。家賃の滞納や重い違反があるとできません。',
  },
}
