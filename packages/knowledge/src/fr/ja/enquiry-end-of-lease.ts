/** Questions about the end of a lease: notice, exit check and deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_LEASE_JA: Words = {
  'fr.ask-home.notice-tenant': {
    says: '家具付きは1か月です。家具なしは3か月ですが、住宅逼迫地域（zone tendue）、失業、初めての就職、健康、RSAなら1か月です。理由を書留に書き、証明を同封してください。そうしないと3か月です。',
    dependsOn: 'どこにあるか、なぜ出るか',
  },
  'fr.ask-home.deposit': {
    says: '退去時の確認書が入居時と合えば鍵の返却から1か月以内、合わなければ2か月以内に返す義務があります。遅れると、始まった月ごとに家賃の10％が加わります。共同所有の建物では20％まで年次精算を待てます。書留で求め、次に無料の調停委員会（CDC）、その後弁護士なしで裁判官へ。',
  },
  'fr.ask-home.exit-check': {
    says: '出るときの点検を、入るときの点検と比べてください。払うのは損害で、古くなった傷みではありません。見積もりか請求書を求め、それから無料の調停の委員会（CDC）に行きます。',
  },
}
