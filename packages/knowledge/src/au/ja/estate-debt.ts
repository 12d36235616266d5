/** The Japanese words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_JA: Words = {
  'au.estate.reality': {
    says: '亡くなった人の借金は、残したものから払われます。家族は借金を相続しません。',
  },
  'au.estate.right-own': {
    says: '自分も借金に署名したか、保証人（guarantor）でない限り、自分のお金で払う必要はありません。',
  },
  'au.estate.right-order': {
    says: '足りないときは、だれに先に払うかを法律が決めます。葬儀と遺産（estate）の費用です。残りは払われません。',
  },
  'au.estate.warn-share': {
    says: 'あなたが遺言執行者（executor）なら、何か分ける前に借金を払ってください。そうしないと、自分で払うことになるかもしれません。',
  },
  'au.estate.step-proof': {
    says: '死亡証明書の写しを送ってください。亡くなった日までの明細と、保険で借金が払われるかを聞きます。',
  },
  'au.estate.step-hold': {
    says: '遺産（estate）を整理する間、手紙と利息を止めるよう頼んでください。銀行が断るなら、AFCAが無料で助けます。',
  },
  'au.estate.option-say': {
    says: 'だれが遺産（estate）を扱うか、またはだれも扱わないと書いてください。何も約束しません。',
    title: '払うのは自分ではなく遺産（estate）だと言う',
    cost: '無料です。',
    time: '数週間です。',
    risk: '小さいです。',
    bestFor: 'この借金に署名していないとき。',
  },
}
