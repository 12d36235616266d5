/** The Japanese words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_JA: Words = {
  'nz.estate.reality': {
    says: '亡くなった人の借金は、その人の残したものから払います。家族は借金を相続しません。',
  },
  'nz.estate.right-own': {
    says: '自分のお金から払う必要はありません。あなたもその借金に署名したか、保証人（guarantor）になった場合は別です。',
  },
  'nz.estate.right-order': {
    says: '足りなければ、だれに先に払うかは法律で決まっています。葬式と遺産（estate）の費用が先です。残りは払われません。',
  },
  'nz.estate.warn-share': {
    says: 'あなたが遺言執行者（executor）なら、何かを分ける前に借金を払ってください。そうしないと、自分で払うことになるかもしれません。',
  },
  'nz.estate.step-proof': {
    says: '死亡証明書の写しを送ってください。亡くなった日までの明細を求め、借金を払う保険があるか聞いてください。',
  },
  'nz.estate.option-say': {
    says: '遺産（estate）をだれが扱うか、またはだれも扱わないと書いてください。何も約束しないでください。',
    title: '払うのは遺産で、自分ではないと言う',
    cost: '無料。',
    time: '数週間。',
    risk: '低い。',
    bestFor: 'この借金に署名していないとき。',
  },
}
