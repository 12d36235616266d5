/** The Japanese words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_JA: Words = {
  'es.ask.sick-dismissed': {
    says: '病気を理由に解雇してはいけません。それは無効です。本当のほかの理由があれば、できます。争えるのは20営業日です。',
    dependsOn: '本当の理由',
  },
  'es.ask.pregnant-dismissed': {
    says: 'いいえ。妊娠や育児の休みの間の解雇は、会社がほかの本当の理由を証明しない限り、無効です。20営業日以内に争ってください。',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: '本当の理由',
    says: '期間のある契約は、その日に終わることがあります。しかし妊娠のために更新しないなら差別で、無効です。メッセージと、ほかの人は更新された証拠を残してください。20営業日以内に争えます。',
  },
}
