/** The Japanese words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_JA: Words = {
  'it.ask.sick-dismissed': {
    says: '病気を理由にはできません。労働協約の日数の限度（comporto）を過ぎると、できます。争えるのは60日です。',
    dependsOn: '労働協約の日数',
  },
  'it.ask.pregnant-dismissed': {
    says: '妊娠の始まりから子どもが1歳になるまで、少しの例外を除き、解雇は無効です。医師の書類を送り、争ってください。',
  },
  'it.ask.pregnant-term': {
    dependsOn: '本当の理由',
    says: '期間のある契約は、妊娠中でもその日に終わることがあります。終わりから60日以内に産休が始まれば、INPSが払います。妊娠のために更新しないのは差別です。組合かpatronatoに行ってください。',
  },
}
