/** The Japanese words of Spain: interest, fees and guarantors. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SUMS_JA: Words = {
  'es.debt-sums.interest': {
    says: '遅れの利息は、手紙か裁判での請求から始まります。何も決めていなければ、法定の率です。',
  },
  'es.debt-sums.right-trade-rate': {
    says: 'Ley 3/2004の高い利息と€40は、会社どうしのものです。個人のあなたに払う義務はありません。',
  },
  'es.debt-sums.right-default-rate': {
    says: '消費者ローンの遅れの利息は、ローンの率より2ポイントを超えて高いと不公正です。そのときは、ローンの率だけが続きます。',
  },
  'es.debt-sums.right-reminder-fee': {
    says: '銀行が料金を取れるのは、あなたが頼み、銀行が行ったサービスだけです。払えなかったことごとの定額の手数料を、払う義務はありません。',
  },
  'es.debt-sums.right-guarantor': {
    says: '保証人が責任を負うのは書類にあることだけで、債務者と同じ反論ができます。solidario（連帯）と書いていなければ、先に債務者に求める必要があります。',
  },
  'es.debt-sums.right-litigious': {
    says: '借金についての裁判の間に債権が売られたなら、買い手が払った値段で終わらせられます。買い手の請求から9日です。',
  },
  'es.debt-sums.right-honour': {
    says: '不払いの一覧のまちがった記録は、あなたの名誉を傷つけます。4年以内に、そのお金を裁判所に求められます。',
  },
  'es.debt-sums.right-not-done': {
    says: '契約の自分の分をしなかった人は、あなたの分を求められません。何をしなかったか、悪かったかを書面で伝えてください。',
  },
  'es.debt-sums.right-ending': {
    says: '契約が終わるのは、軽くない違反があるときだけです。争えば裁判官が決め、期間を延ばすこともできます。',
  },
  'es.debt-sums.right-penalty': {
    says: '契約の一部を守っていれば、裁判官が違約金を下げます。消費者に対しては、高すぎる違約金は効きません。',
  },
  'es.debt-sums.right-renewed': {
    says: '会社は、入るときと同じくらい簡単に消費者をやめさせなければなりません。公平な期間に止められなかった更新には縛られません。',
  },
}
