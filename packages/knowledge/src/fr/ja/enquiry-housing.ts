/** Questions about a rented home in general: first steps, repairs and visits. `asks` holds the words people type, in French and in English: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_JA: Words = {
  'fr.ask-home.step-papers': {
    says: '賃貸契約書を探し、書きとめてください。家具なしか家具つきか、始まり、終わり、敷金です。',
  },
  'fr.ask-home.step-adil': {
    says: '大家に答える前に、ADILに無料の法律の相談をしてください。',
  },
  'fr.ask-home.step-written': {
    says: '大家に書留で書き、控えを残してください。',
  },
  'fr.ask-home.right-judge': {
    says: '家に住む権利を終わらせられるのは、裁判官だけです。',
  },
  'fr.ask-home.right-decent': {
    says: 'まともで安全な家の権利があります。',
  },
  'fr.ask-home.right-receipt': {
    says: '求めれば、無料の家賃の領収書（quittance）を受ける権利があります。',
  },
  'fr.ask-home.option-adil': {
    says: 'ADILの法律家が無料で答えます。',
    title: 'ADILに聞く',
    cost: '何もかかりません。',
    time: '電話1本。',
    risk: 'ありません。',
    bestFor: '賃貸についての質問すべて。',
  },
  'fr.ask-home.option-conciliator': {
    says: 'conciliateur de justiceが、あなたと大家を話し合わせます。',
    title: '無料の調停人に頼む',
    cost: '何もかかりません。',
    time: '数週間。',
    risk: 'ありません。',
    bestFor: '家に住み続け、争いを終わらせたいとき。',
  },
  'fr.ask-home.know-winter': {
    says: '11月1日から3月31日まで、ほとんどの借り手は追い出されません。',
    learnMore: '家賃は、それでも払う義務があります。',
  },
  'fr.ask-home.warn-rent': {
    says: '争っている間も、家賃を払い続けてください。止めると、家を失うことがあります。',
  },
  'fr.ask-home.right-no-force': {
    says: '大家は、力で出したり、鍵を変えたりできません。それは犯罪です。',
  },
  'fr.ask-home.repairs': {
    says: '書留で書き、修理を求めてください。家賃は止めないでください。何も起きなければ、調停人か裁判官に行き、町役場に知らせます。',
  },
  'fr.ask-home.landlord-enter': {
    says: '大家は、鍵があっても、あなたの同意なしに入れません。見学では時間を決め、営業日に多くても2時間です。',
  },
}
