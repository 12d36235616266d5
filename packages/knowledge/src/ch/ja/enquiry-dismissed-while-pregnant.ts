/** The Japanese words of the rows in ../enquiry-dismissed-while-pregnant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_PREGNANT_JA: Words = {
  'ch.ask.pregnant-dismissed': {
    says: '試用期間の後は、妊娠中と出産後16週間、解雇できません。その解雇は無効です。妊娠していることを診断書と共にすぐ書き、働く用意があると伝えてください。試用期間中は許されますが、妊娠が理由なら違います。',
  },
}
