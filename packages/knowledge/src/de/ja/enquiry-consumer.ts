/** Questions about faulty goods, private sales and tradespeople, and the first steps for buyers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_JA: Words = {
  'de.ask-buy.faulty': {
    says: '引渡しから2年間、売主は無料で修理か交換をする義務があります。新品なら、店が1年と言っても同じです。メーカーに行けとは言えません。最初の1年は、初めは正常だったと売主が証明します。約2週間の期限を付けて書いてください。だめなら代金の減額か、返品して返金です。',
  },
  'de.ask-buy.step-proof': {
    says: '電話ではなく、書いてください。何をいつ送ったか、証拠を残します。',
  },
  'de.ask-buy.step-centre': {
    says: 'あなたの州のVerbraucherzentraleに助けを求めてください。',
  },
  'de.ask-buy.right-fair': {
    says: 'あなたを不公平にあつかう小さな字の条件は、効きません。',
  },
  'de.ask-buy.guide-contract': {
    says: '契約書、日付、小さな字の条件を探してください。',
  },
  'de.ask-buy.guide-deadline': {
    says: '欠陥を書き、決まった日を示してください。その後は、お金を求められます。',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'ネット、電話、訪問の契約は、14日以内に取り消せます。',
  },
  'de.ask-buy.guide-right-fault': {
    says: '売った店は、2年間、欠陥に責任を負います。',
  },
  'de.ask-buy.guide-right-button': {
    says: 'ネットの契約には、サイトに解約ボタンが必要です。',
  },
  'de.ask-buy.guide-option-centre': {
    says: 'Verbraucherzentraleか、その業界の仲裁の機関に相談します。',
    title: '消費者センターか仲裁の機関',
    cost: '無料か少しの手数料。',
    time: '数日から数週間。',
    risk: 'ありません。',
    bestFor: '会社が答えない、または断ったとき。',
  },
  'de.ask-buy.private-sale': {
    says: '個人の売り手は保証を除けます。ただし欠陥を隠したり何かを約束したりした売り手には使えません。その場合は修理、値引き、返金を求めてください。広告とメッセージを保存します。除く言葉がなければ2年間そのまま保証されます。',
    dependsOn: '契約の内容と、隠されたこと',
  },
}
