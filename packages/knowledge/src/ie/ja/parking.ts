/** The Japanese words of Ireland: parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_JA: Words = {
  'ie.parking.want': {
    says: '民間の土地での車輪止め（clamp）や料金には、別の決まりがあります。',
  },
  'ie.parking.reality': {
    says: '民間の会社は罰金を科せません。看板に書いてあれば、車輪止め（clamp）を付けることがあり、不服を申し立てられます。',
  },
  'ie.parking.who': {
    says: '駐車場の管理者や車輪止め（clamp）の会社は民間です。National Transport Authority（NTA）が規則を決めます。',
  },
  'ie.parking.rights': {
    says: '駐車の会社に、次にNTAに、不服を申し立てられます。',
  },
  'ie.parking.not-yet': {
    says: '民間の駐車の手紙では、違反点数（penalty points）は付きません。',
  },
  'ie.parking.right-appeal': {
    says: '車輪止め（clamp）には、60日以内に駐車の会社に不服を申し立てられます。会社は21日以内に決めます。',
  },
  'ie.parking.right-second': {
    says: '断られたら、その答えから30日以内にNTAに申し立てられます。',
  },
  'ie.parking.right-refund': {
    says: '不服申立てで勝てば、解除の料金を返さなければなりません。',
  },
  'ie.parking.first': {
    says: '不服申立ては、車輪止め（clamp）から60日以内です。ここでは通知の日付から数えます。',
    action: '駐車の会社に不服を申し立てる',
    consequence: 'NTAへの申立てもできなくなります。',
  },
  'ie.parking.step-photo': {
    says: '車、看板、駐車券の写真をとってください。',
  },
  'ie.parking.step-appeal': {
    says: '証拠を付けて、書面で不服を申し立ててください。',
  },
  'ie.parking.step-who': {
    says: 'だれが送ったか見てください。役所（council）の通知は公の反則金で、別の期日があります。',
  },
  'ie.parking.opt-appeal': {
    title: '不服を申し立てる',
    says: 'まず会社に、次にNTAに申し立てます。',
    cost: '無料。',
    time: '60日、次に30日。',
    risk: '小さいです。',
    bestFor: '払った、または看板が分かりにくかったとき。',
  },
  'ie.parking.opt-pay': {
    title: '払う',
    says: '払って車を放してもらい、それでも不服を申し立てます。',
    cost: 'その料金。',
    time: '今。',
    risk: 'ありません。',
    bestFor: '車輪止めが付いているとき。',
  },
  'ie.parking.right-signs': {
    says: '看板には、車輪止め（clamping）を使うことと料金を書く必要があります。民間の土地では、解除の料金に法律の上限があります。',
  },
  'ie.parking.right-two-appeals': {
    says: '払った後でも、60日以内に駐車の会社に不服を申し立てられます。断られたら、30日以内にNTAに申し立てます。',
  },
  'ie.parking.right-fair-terms': {
    says: '私有地の料金は契約にもとづきます。分かりにくい看板や高すぎる額は、効かないことがあります。',
  },
}
