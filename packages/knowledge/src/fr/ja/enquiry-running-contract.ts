/** Questions about contracts that run on: subscriptions, gym, phone and internet: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_JA: Words = {
  'fr.ask-buy.subscription': {
    says: '最低の期間の後は、ネットでも終わらせられます。更新の前に会社が知らせなかったなら、いつでも無料で終わらせられます。',
    dependsOn: '最低の期間がまだ続いているか',
  },
  'fr.ask-buy.telecom-year': {
    says: '電話やネットの請求は、その間に訴えられていなければ、支払期日から1年で時効です。取立業者の手紙や電話では止まりません。時効だ（L. 34-2）と書き、何も払わず認めないでください。払った分は戻りません。裁判所の執行文なしに加えられた費用は払う義務がありません。',
  },
  'fr.ask-buy.gym-health': {
    says: '重い健康の理由でもやめられないジムの契約は、不公平なことがあり、その条件はあなたを縛りません。診断書を書留で送ってください。それから調停人に行きます。',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: '契約がどれだけ続いたか',
    says: 'しばりは24か月をこえられません。13か月目からは無料でやめられ、電話を割引で買ったときは残りの20%までです。その前は、最初の年の残りを払います。追加の費用は、契約に書いてあるものだけです。',
  },
}
