/** The Japanese words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_JA: Words = {
  'ca.breach.want': {
    says: 'ある組織が、あなたの情報をほかの人に見られたかもしれないと知らせています。払うものはありませんが、自分を守ってください。',
  },
  'ca.breach.reality': {
    says: '情報もれのすべてが、悪用されるわけではありません。詐欺の警告（fraud alert）をつけると、貸し手は本人かどうかを確かめます。',
  },
  'ca.breach.right-told': {
    says: '重い害の本当の危険があるなら、早く知らせを受け、何ができるかも教えてもらえるはずです。',
  },
  'ca.breach.right-qc': {
    says: 'ケベック州では、会社は、重い害を起こしうる出来事をあなたに知らせなければなりません。信用情報機関に、無料の停止を頼めます。',
  },
  'ca.breach.right-complain': {
    says: '個人情報の監督官（privacy commissioner）に無料で苦情を出せます。',
  },
  'ca.breach.step': {
    says: 'パスワードを変え、銀行に伝え、EquifaxとTransUnionの信用情報に詐欺の警告（fraud alert）をつけてください。',
  },
  'ca.breach.option': {
    says: '無料の見守りを提案されたら受け、信用情報を確かめます。',
    title: '自分の名前を守る',
    cost: '無料',
    time: '今週',
    risk: 'ありません。',
    bestFor: 'こうした手紙を受け取ったすべての人。',
  },
  'ca.breach.right-on-health': {
    says: 'オンタリオ州では、あなたの健康の記録を持つ人は、盗難や紛失を知らせなければなりません。Information and Privacy Commissionerに苦情を出せます。',
  },
}
