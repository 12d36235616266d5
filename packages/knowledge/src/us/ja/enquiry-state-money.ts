/** The Japanese words of the rows in ../enquiry-state-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_MONEY_JA: Words = {
  'us.ask-state.storage': {
    says: '売られる前に払うか、書面で取り決めをしてください。書類、写真、薬を出せるよう求めてください。会社はまず、州の法律のとおりに手紙を出さなければなりません。',
  },
  'us.ask-state.bounced-check': {
    says: '証拠が残る方法で、早く小切手の分を払ってください。加えられる額は州の法律で限られています。ほとんどの場合、だますつもりがあったときだけ犯罪です。',
  },
  'us.ask-state.city-harm': {
    says: '市、郡、州にすぐに書面の請求（claim）を送ってください。90日や6か月しかない所もあります。写真をとり、請求書と見た人の名前を残してください。',
  },
  'us.ask-state.money-exam': {
    says: '行くか、その日までに答えを送ってください。裁判所の命令です。給付など守られるお金を書き出してください。守られるお金で払う必要はありません。',
  },
  'us.ask-state.rent-to-own': {
    says: 'ほとんどの場合、品を返せば、その後の支払いは要りません。受取証をもらってください。ほとんどの州では、数日内に遅れを払って使い続けることもできます。',
  },
  'us.ask-state.old-judgment': {
    says: '判決はほとんどの場合5年から20年有効で、よく更新できます。払ったり約束したりする前に、判決の日と更新を裁判所の書記（clerk）に聞いてください。',
    dependsOn: 'あなたの州と、判決が更新されたか',
  },
}
