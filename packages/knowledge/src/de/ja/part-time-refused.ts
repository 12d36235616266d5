/** The Japanese words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_JA: Words = {
  'de.parttime.want': {
    says: '雇い主が、短い労働時間や申し出た育児休業を断っています。',
  },
  'de.parttime.right-parents': {
    says: '育児休業中は、15人を超える会社で6か月働いた後、週15〜32時間働けます。断れるのは緊急の業務上の理由だけで、書面で4週間以内(3歳超は8週間)です。遅れれば承諾になります。',
  },
  'de.parttime.right-hours': {
    says: 'それ以外でも、15人を超える会社で6か月働けば、3か月前に短縮を求められます。断るには業務上の理由と開始1か月前の書面が必要で、なければ承諾です。',
  },
  'de.parttime.right-leave': {
    says: '育児休業そのものに承諾は要りません。7週間前(3歳超は13週間前)に伝えるだけです。その間の解雇は禁止です。',
  },
  'de.parttime.step': {
    says: '申し出と断りが届いた日を確かめてください。反対の理由を書き、労働裁判所へ行きます。開始前に早く判断できます。',
  },
}
