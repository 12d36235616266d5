/** 介護の自己負担: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_CHARGES_JA: Words = {
  'gb.care-charges.goes-on': {
    says: '請求に疑問を出しても、必要な介護は止まりません。自治体(council)は続ける義務があります。',
  },
  'gb.care-charges.step-costs': {
    says: '障害でかかる費用を書き出してください。暖房、洗濯、特別な食事、タクシー、道具、私的な手伝いです。領収書を1か月分残してください。',
  },
  'gb.care-charges.step-benefits': {
    says: '給付の確認を頼んでください。Attendance Allowance、PIP、Pension Credit、Carer’s Allowanceが抜けているかもしれません。',
  },
  'gb.care-charges.right-minimum': {
    says: '払った後、毎週決まった額(minimum income guarantee)が残らなければなりません。住居費と障害の費用は別に残ります。',
  },
  'gb.care-charges.right-house': {
    says: '自宅での介護なら、家は計算に入りません。働いた給料も、配偶者自身のお金も入りません。',
  },
  'gb.care-charges.right-pocket': {
    says: '介護施設では、毎週決まった額(personal expenses allowance)が手元に残ります。配偶者自身のお金は入りません。',
  },
  'gb.care-charges.right-free': {
    says: '無料の支援もあります。回復のための6週間までの介護、各£1,000までの道具や小さな改修です。',
  },
  'gb.care-charges.right-sums': {
    says: '計算は書面でもらえ、無理なく払える額でなければなりません。高すぎたなら、返金を求めてください。',
  },
  'gb.care-charges.warning-gifts': {
    says: '負担を減らすために、お金や家をあげないでください。自治体は計算に入れ、受け取った人に求めることもできます。',
  },
  'gb.care-charges.option-review': {
    says: '費用の一覧を送り、誤りを伝えてください。回答まで取り立てを待つよう求めてください。',
    title: '負担額の見直しを求める',
    cost: 'かかりません。',
    time: '今、手紙を1通。',
    risk: '認める分は払い、大きな借金にならないようにしてください。',
    bestFor: '暮らすお金が足りないとき。',
  },
  'gb.care-charges.option-parts': {
    says: '生活費の後に残る額を申し出てください。裁判は自治体にとって最後の手段です。',
    title: '滞納分を分割で払う',
    cost: '毎週少しの額。',
    time: '今、手紙を1通。',
    risk: '新しい負担は別に続きます。',
    bestFor: '額は正しいが、滞納があるとき。',
  },
  'gb.care-charges.wales': {
    says: '自宅の介護には、法律で週の上限があります。暮らす額が残る必要があり、見直しも求められます。',
  },
  'gb.care-charges.wales-step': {
    says: '自治体に書面の計算と見直しを求めてください。その後はPublic Services Ombudsman for Walesが無料です。',
  },
  'gb.care-charges.scotland': {
    says: '必要と認められた大人なら、身の回りの介護と看護は無料です。請求のどの部分がほかの支援か聞いてください。',
  },
  'gb.care-charges.scotland-step': {
    says: '自治体に、請求の内訳と見直しを書面で求めてください。その後はScottish Public Services Ombudsmanが無料です。',
  },
  'gb.care.wants': { says: '役所が、世話に毎週いくら求めるか、計算の仕方を知らせています。' },
  'gb.care.step': {
    says: '書面で見直しを頼みます。収入、貯金、家と住む人を一つずつ確かめます。答えの後は Local Government Ombudsman が無料です。',
  },
}
