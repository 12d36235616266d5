/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'es.ask.sign-finiquito': {
    says: '受領の署名はできます。額に疑問があれば「no conforme」と日付を、お金が来ていなければ「受領、未払い」と書き添えてください。後で請求できます。SEPE用の証明書（certificado de empresa）は署名しなくても渡す義務があります。給料、特別手当の按分、残った有給の支払い義務があります。期限は1年、利息は10％です。',
    dependsOn: '額が正しいか',
  },
  'es.ask.temporary-end': {
    says: '働いた1年につき12日分の給料を受け取れます。ただし訓練や代替の契約は別です。残った休暇も加えます。契約の終わりは失業給付の理由にもなり、15営業日以内に申し込みます。本当は有期でないなら、20営業日以内に争えます。',
  },
  'es.ask.dismissal-notice': {
    says: '懲戒の解雇では予告は要りません。経済上の理由（objetivo）は15日前か、その分の賃金です。1年を超える有期の終わりも15日です。必ず書面で、争うのは20営業日以内です。',
    dependsOn: '解雇の種類',
  },
  'es.ask.dismissal-not-signed': {
    says: '署名しなくても解雇は有効です。証人の前やburofaxで手紙を渡されれば足ります。拒んでも得はありません。「no conforme」と日付を書いて署名し、写しをもらう方がよいです。期限は解雇の日から進みます。調停の申立ては20労働日以内、その後が裁判です。失業給付は15労働日以内に申請してください。',
  },
}
