/** The Japanese words of the rows in ../rent-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CHARGES_JA: Words = {
  'fr.charges.want': {
    says: '大家が、1年の本当の共益費を、あなたが払った分と比べ、残りを求めています。',
  },
  'fr.charges.want-check': {
    says: '払う前に、確かめて、請求書を求められます。',
  },
  'fr.charges.reality': {
    says: 'もとになる請求書を、6か月見られます。数えるのは、法律の一覧にある費用だけです。',
  },
  'fr.charges.not-yet': {
    says: 'この手紙で、だれもお金を取れません。それには執行できる文書が必要で、ほとんどの場合、裁判官から出ます。',
  },
  'fr.charges.right-proof': {
    says: '費用の種類ごとの計算は、支払いの1か月前に来なければなりません。請求書は、6か月、あなたに見せなければなりません。',
  },
  'fr.charges.right-late': {
    says: '計算が次の年の終わりより遅く来たら、12回に分けて払えます。',
  },
  'fr.charges.right-three': {
    says: '3年より古い共益費は、もう求められません。',
  },
  'fr.charges.right-list': {
    says: '建物の修理と、大家自身の費用を、あなたが払う必要はありません。',
  },
  'fr.charges.step-ask': {
    says: '請求書と、あなたの分の計算方法を、書面で求めてください。',
  },
  'fr.charges.step-compare': {
    says: '1行ずつ、去年と法律の一覧と比べてください。新しいものを書きとめます。',
  },
  'fr.charges.option-check': {
    says: '先に請求書を求め、正しい分は払うと伝えます。',
    title: '請求書を求めて争う',
    cost: '無料',
    time: '6か月以内',
    risk: '明らかに正しい分は、期限内に払ってください。',
    bestFor: '金額が高い、または説明がないとき。',
  },
  'fr.charges.option-plan': {
    says: '分割払いを求めます。計算が遅れたなら12回です。',
    title: '分割払いを求める',
    cost: '金額を、分けて',
    time: '手紙の期日の前',
    risk: '計算が期限内なら、断られることがあります。',
    bestFor: '金額は正しいが、一度には高すぎるとき。',
  },
}
