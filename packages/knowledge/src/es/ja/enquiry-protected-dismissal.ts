/** The Japanese words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_JA: Words = {
  'es.ask.sick-dismissed': {
    says: '病気を理由に解雇してはいけません。それは無効です。本当のほかの理由があれば、できます。争えるのは20営業日です。',
    dependsOn: '本当の理由',
  },
  'es.ask.pregnant-dismissed': {
    says: '会社が、妊娠、育児休業、時短勤務と無関係な本当の理由を証明しない限り、その解雇は無効です。職と失った賃金が戻ります。解雇から20営業日以内に調停（conciliación）を申し立ててください。手紙や最終精算に署名していても、はっきり権利を放棄していなければ争えます。失業手当（paro）は15営業日以内に申請してください。訴えなくても申請できます。',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: '本当の理由',
    says: '期間のある契約は、その日に終わることがあります。しかし妊娠のために更新しないなら差別で、無効です。メッセージと、ほかの人は更新された証拠を残してください。20営業日以内に争えます。',
  },
}
