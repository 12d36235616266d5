/** The Japanese words of the rows in ../school-measure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEASURE_JA: Words = {
  'de.school.want': {
    says: '学校がお子さんに処分(Ordnungsmaßnahme)をしました。数日の授業停止、別のクラス、またはより重いものです。',
  },
  'de.school.reality': {
    says: '公的な決定なので争えます。それでも多くの州ではすぐに効力があります。そのとき止められるのは、裁判所か学校自身だけです。',
  },
  'de.school.right-heard': {
    says: '先に子どもの話を聞き、重い場合は親の話も聞かなければなりません。処分は出来事に見合ったもので、軽い手段が先です。',
  },
  'de.school.right-nrw': {
    says: 'ノルトライン＝ヴェストファーレンでは、校長は話を聞いた後、最長2週間まで授業から外せます。異議を出しても止まりません。',
  },
  'de.school.right-object': {
    says: '1か月以内に異議(Widerspruch)を出せます。異議のない州では行政裁判所に訴えます。',
  },
  'de.school.right-urgent': {
    says: 'もうすぐ始まりますか。行政裁判所に急ぎの停止(Eilantrag)を求められます。弁護士は要りません。',
  },
  'de.school.step': {
    says: '記録とほかの人の話を求めてください。お子さんの言い分を今日書き、書面で学校に渡します。',
  },
}
