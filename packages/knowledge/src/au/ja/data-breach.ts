/** The Japanese words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_JA: Words = {
  'au.breach.want': {
    says: 'ある組織が、ほかの人があなたの情報を見たかもしれないと知らせています。払うものはありませんが、身を守ってください。',
  },
  'au.breach.reality': {
    says: 'もれても、いつも悪用されるわけではありません。信用情報（credit report）の停止（ban）で、あなたの名前での新しい借入れはほとんど止まります。',
  },
  'au.breach.right-told': {
    says: '重い害がありそうなら、どの情報か、何をすべきかが知らされなければなりません。',
  },
  'au.breach.right-ban': {
    says: '信用情報機関に、信用情報（credit report）の21日間の無料の停止（ban）と、その延長を求められます。',
  },
  'au.breach.right-complain': {
    says: '会社に、30日後は個人情報の委員会（OAIC）に、無料で苦情を出せます。',
  },
  'au.breach.step': {
    says: 'パスワードを変え、IDCARE（1800 595 160）に電話してください。口座を見張るよう銀行に頼みます。',
  },
  'au.breach.option': {
    says: 'すべての信用情報機関に停止（ban）を頼み、番号を取られた書類は新しくしてください。',
    title: '自分の名前を守る',
    cost: '無料です',
    time: '今週',
    risk: 'ローンを頼む前に、停止を外す必要があります。',
    bestFor: 'こういう手紙を受け取った人みんな。',
  },
}
