/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'nz.debt.want': {
    says: 'この手紙は、求めているだけです。手紙だけでは、あなたに払わせることはできません。',
  },
  'nz.debt.reality': {
    says: 'これは会社からの手紙で、裁判所からではありません。この手紙で、給料や物を取ることはだれにもできません。',
  },
  'nz.debt.rights': {
    says: '証拠を求め、借金を争い、生活困難の助け（hardship）を求め、払える額を申し出られます。だれもあなたを脅してはいけません。',
  },
  'nz.debt.no-wages-yet': {
    says: 'まだ、給料や給付からお金を取れません。先に裁判所の判決、次に給料差押命令（attachment order）が必要です。',
  },
  'nz.debt.no-goods-yet': {
    says: '物を取ることはできません。裁判所の命令の後で、執行官（bailiff）だけができます。貸し手は、ローンの担保になっている車を取ることがあります。',
  },
  'nz.debt.know-old': {
    says: 'ほとんどの借金は、6年たつと裁判には古すぎます。支払いか、借りていると認めて署名した書面があると、期間がまた始まります。',
    learnMore:
      '最後に払ったか書いた日を探してください。何かを払ったり署名したりする前に、してください。',
  },
  'nz.debt.know-mentor': {
    says: 'お金の相談員（financial mentor）が、無料であなたの代わりに会社と話せます。会社は、あなたでなく相談員とやり取りできます。',
  },
  'nz.debt.right-proof': { says: '証拠を求められます。契約、明細、金額をどう出したかです。' },
  'nz.debt.step-check': {
    says: '自分の借金か確かめてください。名前、金額、日付、初めにだれに借りたかを見てください。',
  },
  'nz.debt.step-age': {
    says: '最後にいつ払ったかを調べてください。6年に近いか過ぎているなら、まだ何も払わず、署名しないでください。',
  },
  'nz.debt.step-moneytalks': {
    says: 'MoneyTalks（0800 345 123）に電話してください。無料で、あなたの味方です。',
  },
  'nz.debt.step-write': {
    says: '返事を書いてください。借金の証拠を求めるか、生活困難の助け（hardship）を求めてください。',
  },
  'nz.debt.step-offer': {
    says: '払う義務があるなら、家計の計画を立て、続けられる額を申し出てください。合意は書面でもらってください。',
  },
  'nz.debt.step-dispute': {
    says: 'まちがいなら、書面でそう言い、理由を書いてください。争っている間は、延滞（default）として登録すべきではありません。',
  },
  'nz.debt.opt-proof': {
    says: '契約と明細を求めてください。それを見るまで、何も払わないでください。',
    title: '証拠を求める',
    cost: '無料。',
    time: '手紙1通。その後、数週間。',
    risk: '低い。それでも訴えられることがあるので、裁判所の書類に気をつけてください。',
    bestFor: '自分の借金か分からないか、金額がおかしく見えるとき。',
  },
  'nz.debt.opt-plan': {
    says: '毎週か2週間ごとの額を申し出てください。払う前に、書面でもらってください。',
    title: '分割払いを申し出る',
    cost: '合意した額。',
    time: '数日から数週間。',
    risk: '払うと、期間がまた始まることがあります。',
    bestFor: '払う義務があり、古すぎないとき。',
  },
  'nz.debt.insight-restart': {
    says: '少しの支払いや署名した書面でも、6年がまた始まることがあります。',
    actionable: '何かを払う前に、借金がどれだけ古いか確かめてください。',
  },
  'nz.debt.warn-court': {
    says: '裁判所の書類が来たら、そのままにしないでください。期限内に答えないと、相手はあなたなしで勝てます。',
  },
  'nz.debt.myth-prison': {
    says: 'カード、ローン、請求書を払わないことで、刑務所に入ることはありません。',
  },
  'nz.debt.myth-things': {
    says: '取立て会社は、物を取れません。裁判所の命令の後で、執行官（bailiff）だけができます。',
  },
  'nz.debt.element-creditor': {
    says: 'だれに借りているかを、相手は言うべきです。',
    name: 'だれに借りているか',
    ifMissing: 'この手紙は、だれに借りているかを言っていません。払う前に聞いてください。',
  },
  'nz.debt.element-sum': {
    says: 'いくら求めるかを、相手は言うべきです。',
    name: 'いくらか',
    ifMissing: 'この手紙には、はっきりした金額がありません。全部の明細を求めてください。',
  },
}
