/** 地方税：日本の法律の日本語の言葉。 */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_JA: Words = {
  'jp.local.who': {
    says: '市区町村や都道府県からの請求です。督促状を出してから10日を過ぎると、裁判なしで差し押さえることができます。',
  },
  'jp.local.right-review': {
    says: '地方税の課税や差押えに不服があるときは、知った日の翌日から原則3か月以内に、無料で審査請求ができます。',
  },
  'jp.local.right-less': {
    says: '収入が大きく減った、災害にあったなどのときは、納期限前に減免を申請してください。財産がなければ、滞納処分を停止することもできます。',
  },
  'jp.local.right-late-charge': {
    says: '徴収の猶予などが認められると、延滞金の全部または半分が免除されることがあります。計算の根拠を確かめてください。',
  },
  'jp.local.know-parts': {
    says: '市町村が直接集める住民税は、ふつう6月、8月、10月、1月の4回払いです。通知書は納期限の10日前までに届く決まりです。',
  },
}
