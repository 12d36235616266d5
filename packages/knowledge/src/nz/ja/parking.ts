/** The Japanese words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_JA: Words = {
  'nz.parking.want': { says: 'だれが送ったかを見てください。民間の会社は役所ではありません。' },
  'nz.parking.reality': {
    says: 'これは罰金ではありません。民間の会社が契約で請求できるのは、ほどよい損の分だけで、訴えなければなりません。',
  },
  'nz.parking.who': { says: '民間の駐車場の会社に、公の力はありません。看板を根拠にしています。' },
  'nz.parking.rights': {
    says: '会社に対して争い、次に紛争審判所（Disputes Tribunal）で争えます。',
  },
  'nz.parking.not-yet': {
    says: '民間の違反の通知（breach notice）では、違反点数（demerit points）はつきません。',
  },
  'nz.parking.right-loss': {
    says: '求められるのは、損と費用のほどよい額だけで、罰としてのお金ではありません。',
  },
  'nz.parking.right-clamp': {
    says: '車輪止め（wheel clamp）の料金は最高$100です。払ったら、すぐに外さなければなりません。',
  },
  'nz.parking.clamp-fee': {
    says: '車輪止め（wheel clamp）の料金は最高$100です。',
    name: '車輪止めの料金',
  },
  'nz.parking.step-who': {
    says: 'だれが送ったかを見てください。自治体（council）か警察なら、期限のある本当の罰金です。',
  },
  'nz.parking.step-proof': { says: '看板の写真を撮り、駐車券を残してください。' },
  'nz.parking.step-write': {
    says: '納得できなければ、会社に書き、理由を言ってください。争うと言ってください。',
  },
  'nz.parking.opt-dispute': {
    says: '理由を会社に書いてください。その後、紛争審判所（Disputes Tribunal）が決められます。',
    title: '争う',
    cost: 'はじめは無料。',
    time: '数週間。',
    risk: '取立て会社に回されることがあります。',
    bestFor: '払ったか、看板がはっきりしていなかったとき。',
  },
  'nz.parking.opt-pay': {
    says: '払う義務があると思うなら、払ってください。',
    title: '払う',
    cost: '請求の額。',
    time: '通知にある日まで。',
    risk: 'なし。',
    bestFor: '早く終わらせたいとき。',
  },
  'nz.parking.right-penalty': {
    says: '害に比べて高すぎる額は、罰（penalty）とされ、裁判所が払わせないことがあります。',
  },
  'nz.parking.right-mislead': {
    says: '民間の会社は、あなたの権利についてだましたり、請求を罰金と呼んだりしてはいけません。',
  },
  'nz.parking.right-tribunal': {
    says: '納得できなければ、紛争審判所（Disputes Tribunal）が決められます。安く、弁護士はいりません。',
  },
}
