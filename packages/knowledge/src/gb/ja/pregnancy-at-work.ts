/** Pregnancy at work: care in work time. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PREGNANCY_AT_WORK_JA: Words = {
  'gb.work.right-antenatal': {
    says: '勤務時間に給料つきで妊婦健診に行けます。妊娠を理由に勤務を減らしたり悪く扱ったりするのは、初日から違法です。',
  },
}
