/** The Japanese words of Belgium: rent rises. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'be.rise.want': {
    says: '家主が家賃を上げたいと言っています。ほとんどの場合、指数（index）によるものです。',
  },
  'be.rise.want-check': {
    says: '多く払ったり署名したりする前に、値上げが合法か確かめてください。',
  },
  'be.rise.reality': {
    says: '指数が使えるのは年に1回、賃貸契約が始まった日で、家主が書面で求めたときだけです。',
  },
  'be.rise.not-yet': {
    says: '過去の分は、手紙の前の3か月までです。',
  },
  'be.rise.right-energy': {
    says: 'エネルギー評価の低い家では、地域ごとの係数で指数が抑えられます。EPC（PEB）を見せるよう求めてください。',
  },
  'be.rise.right-other': {
    says: '契約の途中のほかの値上げには、あなたの同意か治安判事（juge de paix）の決定が必要です。',
  },
  'be.rise.step-calculate': {
    says: 'Statbelの家賃計算ツールで、家賃を計算してください。',
  },
  'be.rise.step-write': {
    says: 'まちがっているなら、書面で伝え、正しい額を払い続けてください。',
  },
  'be.rise.option-dispute': {
    title: '値上げを争う',
    says: '何がまちがいかを書きます。治安判事（juge de paix）が決められます。和解の申立ては無料です。',
    cost: '無料',
    time: '早めに',
    risk: '正しい家賃は全部払ってください。',
    bestFor: '額、日、またはエネルギー評価がまちがっているとき。',
  },
  'be.rise.option-accept': {
    title: '受け入れる',
    says: '正しければ、新しい家賃を払います。',
    cost: '上がった家賃',
    time: '次の月から',
    risk: '正しければ、ありません。',
    bestFor: '確かめて、正しかったとき。',
  },
}
