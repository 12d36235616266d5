/** The landlord's notice that a lease ends, its reasons and its time: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_JA: Words = {
  'it.home.want-notice': {
    says: '家主が、契約が終わる（disdetta）と言うか、家を出るよう求めています。',
  },
  'it.home.four-four': {
    says: '住まいの自由な契約は4年、次にさらに4年続きます。協定の契約（canone concordato）は3年、次に2年です。',
  },
  'it.home.right-six-months': {
    says: '期間の終わりに契約を終えるには、家主は少なくとも6か月前に書面で知らせる必要があります。遅ければ、更新されます。',
  },
  'it.home.right-first-term': {
    says: '最初の4年（協定なら3年）では、家主に、自分で使う、売るなど法律の理由の1つが必要です。手紙に書かなければなりません。',
  },
  'it.home.right-false-reason': {
    says: '家主が12か月以内に、言ったとおりに家を使わなければ、戻るか、少なくとも36か月分の家賃を受け取れます。',
  },
  'it.home.right-leave': {
    says: '重大な理由があれば、書留による6か月の予告で、いつでも出られます。',
  },
  'it.home.step-no-sign': {
    says: '相談する前に、契約を終わらせるか家賃を上げる書類に署名しないでください。',
  },
  'it.home.warning-no-leave': {
    says: 'この手紙だけで、家を出たり鍵を返したりしないでください。先に相談を受けます。',
  },
  'it.home.element-reason': {
    name: '理由',
    says: '最初の期間の通知には、法律の理由を書く必要があります。',
    ifMissing: '法律の理由がなければ契約は更新される、と書いてください。',
  },
  'it.home.right-leave-date': {
    says: '裁判官が明渡しを命じるときは、その日も決めます。6か月以内、厳しい事情なら12か月以内です。支払いの猶予を守れなかったときは60日です。',
  },
  'it.home.right-buy-first': {
    says: '売却で最初の期間を終えられるのは、貸主が自宅のほかに住まいを持たないときだけです。その場合、同じ値段で先に買えます（prelazione）。',
  },
}
