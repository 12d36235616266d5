/** Questions about the end of a lease: notice, exit check and deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_LEASE_JA: Words = {
  'fr.ask-home.notice-tenant': {
    says: '家具つきは1か月です。家具なしは3か月で、住まいが足りない地域（zone tendue）、失業、初めての仕事、健康、RSAのときは1か月です。',
    dependsOn: 'どこにあるか、なぜ出るか',
  },
  'fr.ask-home.deposit': {
    says: '出るときの点検が入るときと合えば1か月、合わなければ2か月以内に返さなければなりません。遅れると、始まった1か月ごとに家賃の10 %が加わります。',
    dependsOn: '出るときの点検',
  },
  'fr.ask-home.exit-check': {
    says: '出るときの点検を、入るときの点検と比べてください。払うのは損害で、古くなった傷みではありません。見積もりか請求書を求め、それから無料の調停の委員会（CDC）に行きます。',
  },
}
