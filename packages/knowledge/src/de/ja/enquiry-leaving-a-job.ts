/** Questions about exit agreements, fixed terms, references and unemployment pay after a job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_JA: Words = {
  'de.ask-job.exit-agreement': {
    says: '署名する義務はなく、その場では決して署名しないでください。署名すると失業給付が最長12週止まり、予告期間を縮めるとさらに失います。代わりに解雇されても、3週間以内に労働裁判所に訴えられます。10人を超える多くの会社では正当な理由が必要です。先に労組、弁護士、雇用機関に相談してください。',
  },
  'de.ask-job.block-time': {
    says: '重大な理由なく自分で辞めたり退職合意に署名したりすると、最大12週間分の手当を失うことがあります。1か月以内に異議を申し立ててください。失業登録していれば、その間も健康保険は続きます。',
    dependsOn: 'やめる正当な理由があったか',
  },
  'de.ask-job.fixed-term': {
    says: '理由なしでは、長くても2年で、延長は3回までです。終わりを争うには、決めた終わりから3週間以内に裁判所に行きます。',
    dependsOn: '期間の理由と長さ',
  },
  'de.ask-job.leave-at-end': {
    says: '残りの日は、できれば解約の予告期間に取ってください。仕事が終わるため取れない日は、お金で払われます。どちらが辞めると言ったかは関係ありません。契約が3か月と決めることがあるので、早く書面で求めてください。',
  },
  'de.ask-job.quit-and-benefit': {
    says: '最後には受けられますが、たいてい最大12週の停止の後です。証明できる病気、いじめ、賃金の未払い、介護、確かな次の仕事など、重大な理由があれば停止はありません。辞める前に診断書か役所の助言を。終わる3か月前か、3日以内に求職の登録をしてください。',
    dependsOn: '重大な理由があるか',
  },
}
