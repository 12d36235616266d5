/** The Japanese words of the Netherlands: rent rises. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'nl.rise.want': {
    says: '家主が家賃の値上げを提案しています。前の家賃、新しい家賃、始まる日を書く必要があります。',
  },
  'nl.rise.want-check': {
    says: '多く払ったり署名したりする前に、値上げが合法か確かめてください。',
  },
  'nl.rise.reality': {
    says: '異議を出せます。種類ごとに値上げの上限があり、Huurcommissieが確かめます。',
  },
  'nl.rise.rights-summary': {
    says: '新しい家賃が始まる前に異議を出し、決まるまで前の家賃を払い、ポイントの計算を求められます。',
  },
  'nl.rise.not-yet': {
    says: '規制のある家では、値上げは、手紙が来てから2か月より早く始まりません。',
  },
  'nl.rise.right-object': {
    says: '社会住宅と中間家賃では、新しい家賃が始まる日の前に異議を出してください。そうすると、家主はHuurcommissieに求める必要があり、あなたは前の家賃を払います。',
  },
  'nl.rise.right-late': {
    says: '高い家賃を払いましたか。それならふつう同意したことになります。しかし点数の上限が低ければ、家主に、次にHuurcommissieに、まだ値下げを求められます。',
  },
  'nl.rise.right-cap': {
    says: '2026年の上限は、自由家賃で4.4%、中間家賃で6.1%、社会住宅で7月1日から4.1%です。',
  },
  'nl.rise.right-defects': {
    says: '知らせたひどい欠陥があるなら、直るまで家賃を上げられません。Huurcommissieに聞いてください。',
  },
  'nl.rise.step-late': {
    says: '異議の日は過ぎたようです。まだ前の家賃を払っていますか。規制住宅では、まず書留が届く必要があります。その後、値上げから4か月までHuurcommissieに頼めます。',
  },
  'nl.rise.step-check': {
    says: 'Huurcommissieの確認ツールを使ってください。ポイントを数え、割合を見ます。',
  },
  'nl.rise.step-form': {
    says: '期限内に家主に異議の用紙を送り、証拠を残してください。',
  },
  'nl.rise.option-object': {
    title: '値上げに異議を出す',
    says: 'Huurcommissieの用紙に書き、家主に送ります。',
    cost: '無料',
    time: '新しい家賃が始まる日の前',
    risk: '負けると、その日からの値上げ分を払います。',
    bestFor: '値上げが上限を超える、または手紙に欠けたところがあるとき。',
  },
  'nl.rise.option-accept': {
    title: '受け入れる',
    says: '正しければ、示された日から新しい家賃を払います。家賃の手当（huurtoeslag）を受けられるか聞いてください。',
    cost: '上がった家賃',
    time: '手紙にある日から',
    risk: '正しければ、ありません。',
    bestFor: '確かめて、正しかったとき。',
  },
  'nl.rise.right-points': {
    says: '住まいの点数を数えてください。点数が少なければ、契約に何と書かれていても家賃には上限があります。Huurcommissieが下げられます。',
  },
}
