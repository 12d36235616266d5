/** The Japanese words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_JA: Words = {
  'nz.breach.want': {
    says: 'ある組織が、ほかの人があなたの情報を見たかもしれないと知らせています。あなたは何も払う必要はありませんが、自分を守ってください。',
  },
  'nz.breach.reality': {
    says: 'もれても、いつも悪用されるわけではありません。信用情報の凍結（credit freeze）は、あなたの名前での新しい借入れをほとんど止めます。',
  },
  'nz.breach.right-told': {
    says: '重い害が出るおそれのあるもれは、早く知らせてもらう権利があります。あなたに何ができるかもです。',
  },
  'nz.breach.right-freeze': {
    says: 'すべての信用情報会社（credit reporters）に、無料の凍結（freeze、suppression）を求められます。',
  },
  'nz.breach.right-complain': {
    says: 'Privacy Commissionerに無料で苦情を言えます。審判所は損害賠償を命じられます。',
  },
  'nz.breach.step': {
    says: 'パスワードを変え、銀行に伝え、IDCARE（0800 121 068）に電話してください。',
  },
  'nz.breach.option': {
    says: '信用情報を凍結し、組織があなたのために何をするかを聞いてください。',
    title: '自分の名前を守る',
    cost: '無料',
    time: '今週',
    risk: 'ローンを申し込む前に、凍結を解いてください。',
    bestFor: 'このような手紙を受け取ったすべての人。',
  },
}
