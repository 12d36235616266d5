/** Questions about energy and water: cut off, prepayment meters and late bills. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_JA: Words = {
  'gb.ask-consumer.energy-cut-off': {
    says: 'これは最後の手段で、まれです。会社は先に分割払いを提案しなければならず、入るにはあなたの同意か令状（warrant）が必要です。今日電話し、病気、子ども、高齢のことを伝えてください。',
    dependsOn: 'いっしょに住む人と、分割払いを決められるか',
  },
  'gb.ask-consumer.prepayment': {
    says: '先に、払える計画を提案しなければなりません。2歳より下の子どもがいる家など、無理につけてはいけない家もあります。入るには、あなたの同意か令状（warrant）が必要です。',
    dependsOn: 'いっしょに住む人と、ほかの方法で払えるか',
  },
  'gb.ask-consumer.back-bill': {
    says: '電気やガスの会社は、請求を忘れていた12か月より前の使用分を請求できません。あなたがじゃまをした場合は別です。その分を引くよう求めてください。8週間後は、Energy Ombudsmanに行きます。',
  },
  'gb.ask-consumer.water-cut-off': {
    says: '水道会社は、お金を払っていないことを理由に、家の水を止めたり弱めたりできません。分割払いか、安い料金を頼んでください。',
  },
}
