/** Illness and work: sick pay, fair changes and reports of doctors. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ILLNESS_AT_WORK_JA: Words = {
  'gb.work.right-sick-pay': {
    says: '2026年4月6日から、病気手当（statutory sick pay）は最初の日から出ます。収入が少なくても同じです。28週間まで続きます。',
  },
  'gb.job.right-illness': {
    says: '1年以上続く病気は障害になることがあります。そのとき雇い主は先に公正な配慮をし、よい理由なく解雇できません。',
  },
  'gb.job.right-report': {
    says: 'あなたの医師の報告書には同意が要ります。先に見て、間違いを直してもらえます。',
  },
}
