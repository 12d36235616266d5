/** The Japanese words of the rows in ../bills-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_BY_PROVINCE_JA: Words = {
  'ca.bill.on-winter': {
    says: 'オンタリオ州では、11月15日から4月30日まで、未払いを理由に家の電気を止められません。',
  },
  'ca.bill.ab-winter': {
    says: 'アルバータ州では、11月1日から4月15日まで、家の電気やガスを完全に止めることはできません。',
  },
  'ca.bill.qc-winter': {
    says: 'ケベック州では、12月1日から3月31日まで、Hydro-Québecは家の電気を止めません。',
  },
  'ca.bill.on-code': {
    says: 'オンタリオ州では、電気の会社は止める前に知らせなければなりません。困っている家には、滞納分の計画を提案しなければなりません。',
  },
  'ca.bill.bc-commission': {
    says: 'ブリティッシュ・コロンビア州では、まずBC Hydroかガス会社に支払い計画を頼んでください。合意できなければ、Utilities Commissionが無料で調べます。',
  },
  'ca.bill.on-door': {
    says: 'オンタリオ州では、頼んでいないのに玄関で結んだ給湯器や暖房機などの契約は無効です。ほかの訪問販売の契約は、10日以内に取り消せます。',
  },
}
