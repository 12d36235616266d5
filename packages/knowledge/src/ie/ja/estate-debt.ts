/** The Japanese words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_JA: Words = {
  'ie.estate.reality': {
    says: '亡くなった人の借金は残した財産から払われます。家族は借金を受け継ぎません。',
  },
  'ie.estate.right-own': {
    says: '一緒に署名したか保証人でない限り、自分のお金で払う必要はありません。',
  },
  'ie.estate.right-order': {
    says: '足りない時は法律が順番を決めます。まず葬儀と手続の費用です。払えない残りは消えます。',
  },
  'ie.estate.right-two-years': { says: '債権者が遺産を訴えられるのは、死亡から最長2年です。' },
  'ie.estate.warn-share': {
    says: '遺言執行者（executor）なら、分ける前に借金を払います。そうしないと自分で払うことがあります。',
  },
  'ie.estate.step-proof': {
    says: '死亡証明の写しを送り、死亡日の残高と、保険があるかを尋ねます。',
  },
  'ie.estate.option-say': {
    title: '払うのは遺産だと伝える',
    cost: '無料です。',
    time: '数週間です。',
    risk: '低いです。',
    bestFor: 'この借金に署名していない人。',
    says: '誰が遺産を扱うか、誰もいないかを書きます。何も約束しないでください。',
  },
}
