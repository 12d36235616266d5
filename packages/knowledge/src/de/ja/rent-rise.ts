/** The Japanese words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'de.rise.want': {
    says: '大家が、高い家賃に同意するよう求めています（Mieterhöhung）。',
  },
  'de.rise.want-consent': {
    says: 'あなたの同意か判決がなければ、家賃はそのままです。',
  },
  'de.rise.who': {
    says: '大家は民間の人で、家賃を一人で決められません。争いになれば、裁判所が決めます。',
  },
  'de.rise.reality': {
    says: 'これを調べたり断ったりしても、家は失いません。家賃を上げるための解約は許されません。',
  },
  'de.rise.rights-summary': {
    says: '考える時間は丸2か月あります。同意する、一部だけ同意する、断る、早く引っこす、のどれもできます。',
  },
  'de.rise.not-yet': {
    says: '高い家賃は、手紙が届いた月の後の3か月目より前には払いません。それも、あなたが同意したときだけです。',
  },
  'de.rise.know-brake': {
    says: 'どの州も、3年で15%までしか家賃を上げられない町を決めています。あなたの町がそうか聞いてください。',
    learnMore: '町に聞くか、州の決まり（Kappungsgrenzenverordnung）を調べてください。',
  },
  'de.rise.element-reason': {
    says: '手紙には理由が必要です。家賃の表、専門家の報告書、情報の集まり、または似た住まい3つです。',
    name: '新しい家賃の理由',
    ifMissing:
      '家賃の表、専門家の報告書、似た住まい3つのどれも見つかりません。理由がなければ、手紙は有効ではありません。',
  },
  'de.rise.right-year': {
    says: '大家が次に求めてよいのは、前の値上げから1年たってからです。',
  },
  'de.rise.right-leave': {
    says: '代わりに、賃貸を早く終わらせられます。手紙が届いた月の後の2か月目の終わりまでに伝えてください。',
  },
  'de.rise.step-index': {
    says: '町の家賃の表で、あなたの住まいを探してください。広さ、古さ、場所、設備を書きとめます。',
  },
  'de.rise.step-help': {
    says: '署名する前に、借家人の会（Mieterverein）か消費者センターに調べてもらってください。',
  },
  'de.rise.step-answer': {
    says: '期限が終わる前に、書面で答えてください。いくらまで認めるかを書き、控えを残します。',
  },
  'de.rise.option-agree': {
    says: '正しいなら、同意します。そうしないと、大家が裁判で勝ち、あなたが費用を払うことがあります。',
    title: '新しい家賃に同意する',
    cost: '毎月の高い家賃。',
    time: '2か月目の終わりまで。',
    risk: '理由なしに取り消せません。',
    bestFor: '金額が、地域の家賃と上限の中にあるとき。',
  },
  'de.rise.option-help': {
    says: '借家人の会が、地域の家賃を計算し、返事を書きます。',
    title: '手紙を調べてもらう',
    cost: '会員の年会費。収入が少なければ相談の援助。',
    time: '今週。',
    risk: 'ありません。答える期間は進みます。',
    bestFor: '金額が正しいかわからないとき。',
  },
  'de.rise.insight-pay': {
    says: '留保なしに新しい家賃を2回以上払うと、同意とみなされることがあります。',
    actionable: '決めるまで、前の家賃を払ってください。',
  },
  'de.home.deadline-rise': {
    says: '手紙が届いた月の後の2か月目の終わりまであります。ここに示す日は、安全な日です。',
    action: '家賃の値上げに答える（同意する、一部だけ同意する、または断る）',
    consequence:
      '大家は、その後の3か月以内に、同意を求めて訴えられます。ひとりでに上がることはありません。',
  },
  'de.home.step-rise-check': {
    says: 'まだ同意しないでください。家賃の表（Mietspiegel）、住まいの広さ、前の値上げの日を確かめます。',
  },
  'de.home.option-rise': {
    says: 'いくらまで同意するかを書面で伝えます。黙っていても同意ではありませんが、2回払うと同意になることがあります。',
    title: '正しい分だけ同意する',
    cost: '無料。',
    time: '考える時間は2か月。',
    risk: '大家が、同意を求めて訴えることがあります。',
    bestFor: '値上げが地域の家賃を超える、または早すぎるとき。',
  },
  'de.home.right-rise': {
    says: '家賃を上げてよいのは地域の水準までで、3年で20%まで、多くの都市では15%までです。',
  },
  'de.home.right-rise-wait': {
    says: '値上げが始まるとき、家賃は15か月同じでなければなりません。上がるのは、あなたの同意か判決があるときだけです。',
  },
}
