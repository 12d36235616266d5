/** Questions about a landlord who ends the lease, and more time in the home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_JA: Words = {
  'ch.ask.notice': {
    says: '受け取ってから三十日以内に調停機関へ書面を出し、解約を争い、最長四年の延長も求めてください。無料で、決定まで住み続けられます。理由を書面で求めてください。高く貸すための「自己使用」のような偽りの理由なら取り消せます。延長では年齢、病気、子ども、住んだ年数、家探しが考慮されます。公式の用紙でなければ無効です。何にも署名しないでください。',
  },
  'ch.ask.more-time': {
    says: '解約の通知を受けてから30日以内に、調停の役所へ延長（Erstreckung）を求めてください。無料です。住まいは、1回か2回で合わせて4年までです。出るのがなぜ苦しいかを示し、部屋探しの証拠を残してください。家賃の滞納や重い違反があるとできません。',
  },
}
