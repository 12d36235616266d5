/** The Japanese words of the rows in ../trade-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRADE_BILL_JA: Words = {
  'de.trade.right-estimate': {
    says: '仕事が見積もりよりずっと高くなるなら、すぐに知らせなければなりません。知らせなかったなら、上乗せの金額を失うことがあります。',
  },
  'de.trade.right-price': {
    says: '料金を決めていませんか。それなら、その地域のふつうの料金だけを払います。2倍より高い料金は、無効になることがあります（Wucher）。',
  },
  'de.trade.right-faults': {
    says: '欠陥がありますか。直るまで修理費の2倍を留保できます。まず書面で期限を決めてください。',
  },
  'de.trade.right-withdraw': {
    says: '契約を家で結びましたか。ほとんどの場合、14日以内に取り消せます。あなたが呼んだ急ぎの修理は除かれます。',
  },
  'de.trade.step': {
    says: '時間、部品、出張費を、約束と比べてください。正しい分を払い、残りは書面で争います。',
  },
  'de.trade.option': {
    says: '手工業の会議所（Handwerkskammer）に、解決を頼みます。',
    title: '無料の解決',
    cost: '無料か安いです。',
    time: '数週間。',
    risk: 'ありません。',
    bestFor: '料金か質に疑問があるとき。',
  },
}
