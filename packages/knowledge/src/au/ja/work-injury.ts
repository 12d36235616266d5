/** The Japanese words of the rows in ../work-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_INJURY_JA: Words = {
  'au.named.work-injury-nsw': {
    says: 'ニューサウスウェールズ州では、この通知に理由と使った書類がなければなりません。保険会社に見直しを求めるか、Personal Injury Commission に申し立てられます。Independent Review Office（IRO）が弁護士の費用を出すことがあります。',
  },
  'au.named.work-injury': {
    says: '仕事のけがには、ほかの保険とは別の法律と見直しの手続きがあります。期間は短く、1か月から3か月のことが多いです。組合、地域の法律センター、前払いのいらない弁護士が助けられます。',
  },
}
