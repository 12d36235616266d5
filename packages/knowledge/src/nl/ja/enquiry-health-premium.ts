/** The Japanese words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_JA: Words = {
  'nl.ask.health-arrears': {
    says: 'あなたも子どもも基本の医療保険は続きます。医者に行ってください。18歳未満は保険料がかかりません。滞納中はふつう乗り換えできません。六か月分になる前に、保険会社が出す義務のある分割払いを受ければ、CAKに届けられません。金額が違うなら手紙から四週間以内に異議を出してください。CAKの保険料は高く、多くは給料から引かれます。分割か自治体の債務支援でそれは終わります。',
  },
}
