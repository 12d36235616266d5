/** Questions about buying, guidance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_GUIDANCE_JA: Words = {
  'gb.ask-consumer.step-dates': {
    says: '買った日、届いた日、悪くなった日を書いてください。権利は、14日、30日、6か月で変わります。',
  },
  'gb.ask-consumer.step-tell': {
    says: '今日、書面で店に伝えてください。何が問題か、返金、修理、交換のどれがほしいかを書きます。',
  },
  'gb.ask-consumer.step-proof': {
    says: '証拠を残してください。写真、広告、メッセージ、銀行の明細です。断りたい物は使うのをやめます。',
  },
  'gb.ask-consumer.step-ombudsman': {
    says: 'まず銀行か保険会社に文書で苦情を伝えてください。断られたり返事が遅すぎたりしたら、Financial Ombudsmanが無料で調べます。',
  },
  'gb.ask-consumer.step-card': {
    says: '店が断るなら、カード会社に頼んでください。£100を超えるクレジットカードならsection 75、ほかのカードならチャージバック（chargeback）です。',
  },
  'gb.ask-consumer.step-court': {
    says: '少額の裁判（small claims court）は最後の手段です。先に裁判の前の催告書（letter before claim）を送り、返事のための適切な時間を与えてください。',
  },
  'gb.ask-consumer.step-court-scotland': {
    says: 'シェリフ裁判所（sheriff court）の簡易手続き（simple procedure）は最後の手段です。£5,000までの請求を扱います。先にはっきりした手紙を送ってください。',
  },
  'gb.ask-consumer.right-quality': {
    says: '会社から買う物は、適切な品質で、目的に合い、説明どおりでなければなりません。',
  },
  'gb.ask-consumer.right-thirty': {
    says: '欠陥品なら、30日以内に返して全額を返してもらえます。',
  },
  'gb.ask-consumer.right-six-months': {
    says: '最初の6か月に欠陥が出たら、修理か交換を求められます。法律では、最初から欠陥があったとみなされます。',
  },
  'gb.ask-consumer.right-cancel': {
    says: 'オンラインや電話で買ったほとんどの物は、14日以内に取り消せます。それを知らされなかったなら、もっと長いです。',
  },
  'gb.ask-consumer.right-service': {
    says: '仕事は、注意と技術をもって、適切な時間にしなければなりません。値段を決めていなければ、適切な値段です。',
  },
  'gb.ask-consumer.option-seller': {
    says: '事実、法律、どうしてほしいかを書いた、はっきりした手紙を1通送ります。14日与えます。',
    title: '店に書面で苦情を出す',
    cost: '無料。',
    time: '30分。',
    risk: 'ありません。',
    bestFor: 'どんな場合も、最初にすること。',
  },
  'gb.ask-consumer.option-card': {
    says: 'クレジットカードならsection 75、どのカードでもチャージバック（chargeback）を使います。',
    title: 'カード会社に請求する',
    cost: '無料。',
    time: '数週間。',
    risk: 'チャージバックの期限は短いです。',
    bestFor: '店が答えない、なくなった、または断る場合。',
  },
  'gb.ask-consumer.option-help': {
    says: '無料の消費者の電話で、権利を教え、Trading Standardsに報告してくれます。',
    title: '消費者の相談電話にかける',
    cost: '無料。',
    time: '電話1回。',
    risk: 'あなたの代わりに争うことはしません。',
    bestFor: '迷っている、または悪い業者かもしれない場合。',
  },
  'gb.ask-consumer.warn-court-form': {
    says: '裁判所の書類が来たら、期限内に答えてください。よい苦情でも、裁判所の期限は止まりません。',
  },
  'gb.ask-consumer.know-seller': {
    says: '権利の相手は、メーカーではなく売った店です。ほとんどの保証より長く続きます。',
    learnMore:
      '最初のメッセージに「Consumer Rights Act 2015」と書いてください。決まりを知っていると伝わります。',
  },
  'gb.ask-consumer.myth-receipt': {
    says: '欠陥品に領収書はいりません。そこで買ったという証拠なら、何でもかまいません。',
  },
  'gb.ask-consumer.myth-28-days': {
    says: '店の決まりで、欠陥品の権利をなくすことはできません。増やすことしかできません。',
  },
  'gb.ask-consumer.change-unfair': {
    says: '2025年4月6日から、もっと強い決まりが、うその口コミと、最後まで隠された手数料を禁じています。',
    was: '不公正な取引についての2008年の決まりが使われていました。',
    is: '新しい決まりは、うその口コミと、最後まで隠された手数料を禁じています。CMAが自分で会社に罰金を科せます。',
  },
}
