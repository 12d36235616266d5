/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'es.ask.dismissed': {
    says: '「no conforme」と署名し、20営業日以内に調停を申し立ててください。失業給付は15営業日以内に申し込みます。労働組合か無料の弁護士が助けます。',
  },
  'es.ask.sign-finiquito': {
    says: '受け取ったことには署名できます。額に疑問があれば、「no conforme」と日付を加えてください。そうすれば、まだ請求できます。',
    dependsOn: '額が正しいか',
  },
  'es.ask.sick-dismissed': {
    says: '病気を理由に解雇してはいけません。それは無効です。本当のほかの理由があれば、できます。争えるのは20営業日です。',
    dependsOn: '本当の理由',
  },
  'es.ask.pregnant-dismissed': {
    says: 'いいえ。妊娠や育児の休みの間の解雇は、会社がほかの本当の理由を証明しない限り、無効です。20営業日以内に争ってください。',
  },
  'es.ask.dismissed-message': {
    says: '解雇は書面で、事実と日付が必要です。それがないメッセージや電話では、不当解雇（improcedente）になります。保存し、同意しないと書いてください。期限は20営業日です。',
  },
  'es.ask.temporary-end': {
    says: '働いた1年ごとに12日分の給料をもらえますが、訓練や代わりの契約は別です。残った休暇の分も足します。本当は一時的な契約でなかったなら、20営業日以内に争ってください。',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: '本当の理由',
    says: '期間のある契約は、その日に終わることがあります。しかし妊娠のために更新しないなら差別で、無効です。メッセージと、ほかの人は更新された証拠を残してください。20営業日以内に争えます。',
  },
  'es.ask.dismissal-notice': {
    says: '懲戒の解雇では予告は要りません。経済上の理由（objetivo）は15日前か、その分の賃金です。1年を超える有期の終わりも15日です。必ず書面で、争うのは20営業日以内です。',
    dependsOn: '解雇の種類',
  },
  'es.ask.trial-period': {
    says: '試用期間では、理由も予告もなしに終わらせられます。書面で、長すぎないことが必要です。妊娠など禁じられた理由なら無効です。20営業日あります。',
    dependsOn: '契約の内容と、なぜ終わらせたか',
  },
}
