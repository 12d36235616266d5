/** The Japanese words of the rows in ../enquiry-rent-caps-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_CAPS_BY_STATE_JA: Words = {
  'us.fact.rent-cap-washington': {
    says: 'ワシントン州では、家賃の値上げは12か月で7%＋物価上昇率まで、最大10%です。州の書式で90日前の書面通知が必要で、最初の1年は上げられません。築12年未満などは対象外です。元の家賃を払い、書面で異議を述べ、州司法長官に苦情を出してください。',
  },
  'us.state.or.ask-rent-cap': {
    says: 'オレゴンでは値上げは12か月に1回、7%＋物価上昇率まで、最大10%です。90日前の書面通知が必要で、最初の1年は上げられません。築15年未満は対象外です。高すぎるなら書面で伝え、元の家賃を払い、legal aidに電話してください。',
  },
  'us.state.ca.ask-rent-cap': {
    says: 'カリフォルニアでは、値上げはたいてい12か月で5%＋物価上昇率まで、最大10%です。30日前の書面通知が必要です。築15年未満や多くの一戸建ては対象外です。もっと低い市もあります。高すぎるなら書面で異議を述べ、市かlegal aidに聞いてください。',
  },
  'us.ask-state.no-rent-cap': {
    says: 'あなたの州ではほとんどの家賃に上限がありません。期間の決まった契約中は、契約に書いていない限り変わりません。その後や月ごとの契約では、たいてい30日前の書面通知で上がります。苦情への仕返しで上げることはできません。返事の前に減額や長い契約を交渉しましょう。',
    dependsOn: '契約期間が残っているか',
  },
}
