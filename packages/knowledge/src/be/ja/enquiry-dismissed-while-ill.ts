/** The Japanese words of the rows in ../enquiry-dismissed-while-ill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_JA: Words = {
  'be.ask.ill-dismissed': {
    says: '病気でも解雇の予告は禁止されませんが、病気を理由にしてはいけません。会社からの予告の期間は、病気の間は止まります。書留で理由を求め、労働組合かUniaに行ってください。',
  },
}
