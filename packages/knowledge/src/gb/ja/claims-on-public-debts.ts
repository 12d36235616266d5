/** 駐車、家賃、介護、給付、光熱水費の請求：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PUBLIC_DEBTS_JA: Words = {
  'gb.benefit-debt.from-pay': {
    says: '給付の債務では、裁判所なしで給料から天引きされることがあります。決まった上限があります。月の額を下げるよう頼めます。',
  },
  'gb.benefit-debt.housing': {
    says: '住宅給付（Housing Benefit）の払いすぎは、自治体の誤りで、あなたが気づけなかったなら返す必要はありません。計算方法を尋ねてください。',
  },
  'gb.tax-credit-debt.law': {
    says: 'この債務のもとになったタックスクレジット（tax credits）の各決定と計算方法を求められます。',
  },
  'gb.tax-credit-debt.code': {
    says: '役所の誤りで、あなたがすべきことをしていたなら、返還を争えます。書式TC846を求めてください。ふつうは決定から3か月以内に届く必要があります。',
  },
  'gb.energy-debt.back-bill': {
    says: '電気やガスの会社は、請求し忘れた12か月より前の使用分を今請求できません。あなたが妨げたときは別です。',
  },
  'gb.energy-debt.plan': {
    says: '電気やガスの会社は、払える額の計画を示さなければなりません。取立会社から手紙が来ていても、頼んでください。',
  },
  'gb.energy-debt.warrant': {
    says: '取立人は、あなたの同意なしに家に入れません。メーターのために入るには、同意か裁判所の令状（warrant）が必要です。',
  },
  'gb.water-debt.stays-on': {
    says: 'この債務を理由に、家の水道を止めたり、水量を減らしたりすることはできません。',
  },
  'gb.lbc.scotland-not-yet': {
    says: '今すぐ給料や口座が差し押さえられることはありません。多くの場合、判決（decree）と、14日の期間がある支払命令書（charge）が必要です。',
  },
  'gb.pay-debt.overpaid-wages': {
    says: '払いすぎた給料は、後の給料から引かれることがあります。辞めた後は、分割の合意か裁判が必要です。計算方法を尋ね、払える額を申し出てください。',
  },
}
