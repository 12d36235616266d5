/** Questions about working fewer hours: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_JA: Words = {
  'de.ask-job.part-time': {
    says: '15人を超える会社で6か月働いた後は、労働時間の短縮を求められます。45人を超えれば、1年から5年だけの短縮（Brückenteilzeit）もできます。希望する時間割とともに、3か月前に文章で求めてください。断るには会社の正当な理由が必要で、開始の1か月前までに文章で伝えねばなりません。そうでなければ希望どおり短くなります。争いは労働裁判所が決めます。',
    dependsOn: '会社の規模とその理由',
  },
}
