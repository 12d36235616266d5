/** Mortgage arrears: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_ARREARS_JA: Words = {
  'gb.mortgage.want': {
    says: '住宅ローン（mortgage）の支払いが遅れています。貸し手は、電話と追いつくための計画を求めています。',
  },
  'gb.mortgage.rights': {
    says: '貸し手はあなたを公平に扱わなければなりません。裁判所に家を求める前に、助ける方法を考える義務があります。',
  },
  'gb.mortgage.reality': {
    says: '家がかかっているので、この借金を一番先にしてください。でも裁判は最後の手段です。早く電話すれば、計画がまとまることがよくあります。',
  },
  'gb.mortgage.who': {
    says: '住宅ローンの貸し手です。Financial Conduct Authorityが、遅れた人の扱い方を決めています。',
  },
  'gb.mortgage.not-yet': {
    says: 'この手紙では、あなたを出て行かせられません。貸し手はまず裁判所に行く必要があり、あなたはそこで話せます。',
  },
  'gb.mortgage.know-lawyer': {
    says: '貸し手が家を求めると書面で言ったら、無料の法律相談を受けられます。収入は関係ありません。',
    learnMore:
      'legal aidのページでHousing Loss Prevention Advice Serviceを探してください。裁判の日に弁護士が代わりに話すこともできます。',
  },
  'gb.mortgage.step-call': {
    says: '手紙の日付の前に貸し手に連絡してください。遅れた理由を言い、どんな助けがあるか聞きます。',
  },
  'gb.mortgage.step-ask': {
    says: 'しばらく少ない額にする、期間をのばす、滞納を何年かに分けるなどを頼んでください。',
  },
  'gb.mortgage.step-advice': {
    says: '今週、無料の借金か住まいの相談員に電話してください。家計と給付金を見てもらいます。',
  },
  'gb.mortgage.step-pay': {
    says: 'カードやローンより先に、毎月払える額を払ってください。証拠を残します。努力していることが分かります。',
  },
  'gb.mortgage.step-interest': {
    says: 'Universal CreditやPension Creditなどを受けていますか。Support for Mortgage Interestを申し込んでください。利息を助ける国の貸付です。',
  },
  'gb.mortgage.step-check': {
    says: '額がちがうと思ったら、支払い、払えなかった月、手数料の一覧を求めてください。',
  },
  'gb.mortgage.step-keys': {
    says: '相談せずに鍵を返さないでください。売れるまでローンは残り、売った後の不足分も残ります。',
  },
  'gb.mortgage.right-last-resort': {
    says: 'ほかの公平な方法が全部だめだったときだけ、貸し手は家を取れます。',
  },
  'gb.mortgage.right-fees': {
    says: '滞納の手数料は、貸し手に本当にかかった費用だけです。手数料の一覧を求められます。',
  },
  'gb.mortgage.right-time': {
    says: '裁判になっても、妥当な期間で滞納を払う間、裁判官は家に残れるようにできます。',
  },
  'gb.mortgage.right-scotland': {
    says: '裁判の前に、貸し手は滞納を説明し、あなたの提案を見て、助けの場所を知らせる必要があります。裁判官（sheriff）が命令を公平だと考えなければなりません。',
  },
  'gb.mortgage.option-plan': {
    says: '家計の表を送ってください。毎月の額に滞納分を少し足して申し出るか、しばらく少ない額を頼みます。',
    title: '追いつく計画を決める',
    cost: '申し出た額。利息は続きます。',
    time: '今電話し、返事は数週間後。',
    risk: '続けられる額だけ申し出てください。',
    bestFor: '家を守りたくて、収入がある方。',
  },
  'gb.mortgage.option-help': {
    says: '無料の相談員がいっしょに家計を作り、貸し手と話し、全部の借金を見ます。',
    title: '先に無料の相談を受ける',
    cost: '無料。',
    time: '今週電話。',
    risk: '期限までに答えれば、ありません。',
    bestFor: '普通の額を払えない、またはほかの借金がある方。',
  },
  'gb.mortgage.option-complain': {
    says: '助けがない、手数料が不当なら、貸し手に苦情を出します。8週間後か最後の返事の後、Financial Ombudsmanが判断できます。',
    title: '貸し手に苦情を言う',
    cost: '無料。',
    time: '8週間まで、その後数か月。',
    risk: '苦情だけでは裁判は止まりません。',
    bestFor: '貸し手が聞かない、または額がちがう方。',
  },
  'gb.mortgage.warn-silence': {
    says: 'この手紙を放っておかないでください。返事がないと、貸し手は裁判所に家を求めるかもしれません。',
  },
  'gb.mortgage.tactic-breathing-space': {
    says: '猶予（breathing space）は、滞納についての動きを60日止められます。借金の相談員が無料で手続きします。',
    risk: '毎月の普通の額は払い続けます。',
    notWhen: '普通の額をまったく払えないとき。',
  },
  'gb.mortgage.right-shortfall': {
    says: '売却の後も、貸し手は公正に扱い、時間を与え、払える額を決めなければなりません。価格、日付、費用を尋ねましょう。適正な最高額で売る義務がありました。',
  },
}
