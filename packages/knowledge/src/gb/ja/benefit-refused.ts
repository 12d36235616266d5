/** A benefit that was refused, cut or ended: nothing is asked back. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_JA: Words = {
  'gb.benefit.refused-want': {
    says: 'この給付金は出ない、または減ると決めました。返すよう求めてはいません。',
  },
  'gb.benefit.refused-rights': {
    says: '無料で見直しを求められます。それでもだめなら、無料の審判所が決められます。',
  },
  'gb.benefit.refused-reality': {
    says: '断られても終わりではありません。異議を出し、証拠を送ると、変わることが多いです。',
  },
  'gb.benefit.refused-step-ask': {
    says: '手紙の日付から1か月以内に見直し（mandatory reconsideration）を求めてください。電話、手紙、用紙のどれでもできます。',
  },
  'gb.benefit.refused-step-report': {
    says: '審査の報告書（assessment report）の写しを求めてください。まちがいや抜けのある行に印をつけます。',
  },
  'gb.benefit.refused-step-proof': {
    says: '点が低い質問を一つずつ見てください。何が、どのくらい起き、どんな助けがいるかを書きます。医者や介護する人の手紙も足します。',
  },
  'gb.benefit.refused-step-advice': {
    says: '給付金の相談員（welfare rights adviser）の無料の助けを受けてください。その間に受けられるほかの給付金も聞きます。',
  },
  'gb.benefit.refused-option-help': {
    says: '相談員は点数をよく知り、大切なことを書くのを手伝います。',
    title: '給付金の相談員を探す',
    cost: '無料。',
    time: '今週電話。',
    risk: '最後の日が近ければ、予約を待たないでください。',
    bestFor: '断られた方。',
  },
  'gb.benefit.tribunal-month': {
    says: 'この通知の日付から1か月のうちに、無料の審判所に不服を申し立てられます。',
    action: '無料の審判所に不服を申し立てる',
    consequence: 'その後は、審判所が遅れた申立てを認める必要があります。',
  },
  'gb.benefit.right-savings': {
    says: '貯金が16,000ポンドを超えると、多くの人は Housing Benefit を受けられません。でも数えないお金もあり、物にかかる借金はその価値を下げます。それぞれの金額の数え方を聞きましょう。',
  },
  'gb.benefit.right-reside': {
    says: '最初の「いいえ」であきらめないでください。短時間でも仕事、働く家族、学校に通う子どもがいれば、権利がありえます。pre-settled status なら、お金なしで尊厳をもって暮らせるかも調べなければなりません。',
  },
  'gb.benefit.refused-step-reason': {
    says: '手紙の中の理由を探してください。どこがちがうかを書き、通帳、給与明細、メッセージ、医師の手紙などの証拠を送ります。',
  },
  'gb.benefit.refused-month': {
    says: '見直しを求める期限は、決定の日付から1か月です。',
    action: '決定の見直しを求める',
    consequence: 'この日の後は、遅れたことのよい理由が必要です。',
  },
  'gb.benefit.refused-option-again': {
    says: '何がちがうかを言い、証拠を送ります。これを mandatory reconsideration と言います。',
    title: '見直しを求める',
    cost: '無料。',
    time: '1か月以内。答えは数週間。',
    risk: '小さいです。給付の全体がもう一度調べられます。',
    bestFor: '事実や規則が読みちがえられたと思う場合。',
  },
  'gb.benefit.refused-housing': {
    says: '手紙から1か月以内に、役所（council）に見直しを求めるか、すぐ無料の審判所（tribunal）に不服を申し立てることができます。その前に、理由を書面で求めることもできます。',
  },
  'gb.benefit.refused-council-tax': {
    says: 'なぜちがうかを役所（council）に書いてください。断られるか、2か月答えがなければ、無料で Valuation Tribunal に不服を申し立てることができます。',
  },
  'gb.benefit.refused-child-benefit': {
    says: '求めれば、HMRC は無料で決定を見直さなければなりません。それでも断られたら、1か月以内に無料の審判所（tribunal）に不服を申し立てることができます。',
  },
}
