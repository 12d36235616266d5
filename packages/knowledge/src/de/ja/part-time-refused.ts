/** The Japanese words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_JA: Words = {
  'de.parttime.want': {
    says: '雇い主が、短い労働時間や申し出た育児休業を断っています。',
  },
  'de.parttime.right-parents': {
    says: '育児休業中は、15人を超える会社で6か月働いた後、2か月以上、週15～32時間働けます。断るには差し迫った経営上の理由を、4週間以内（3歳を過ぎた子なら8週間）に文面で伝える必要があり、なければ承諾とみなされます。2025年5月より前に生まれた子なら、メールで断っても無効です。',
  },
  'de.parttime.right-hours': {
    says: '育児休業以外では、15人を超える会社で6か月働いた後、3か月前に申し出て時間を減らせます。期間限定（Brückenteilzeit）は45人を超える会社です。断るには経営上の理由を開始1か月前までに文面で伝える必要があり、なければ承諾とみなされます。',
  },
  'de.parttime.right-leave': {
    says: '育児休業そのものに承諾は普通いりません。断れるのは3歳の誕生日より後の3回目の分だけで、差し迫った理由が要ります。7週間前（3歳を過ぎた子は13週間前）に伝えます。その時から（早くて開始の8週間前か14週間前）終わるまで、解雇は許されません。',
  },
  'de.parttime.step': {
    says: '申し出と断りが届いた日を確かめてください。反対の理由を書き、労働裁判所へ行きます。開始前に早く判断できます。',
  },
}
