/** Japanese: the words of the rows in ../hire-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRE_PURCHASE_JA: Words = {
  'gb.credit.right-car-finance': {
    says: '大きいか隠れた手数料で車のローンが不公正なら、お金を求められます。貸した会社に無料で苦情を言います。代行の会社は要りません。',
  },
  'gb.credit.right-hire': {
    says: '3分の1を払うと、物を取るには裁判所の命令が要ります。半分を払うと、大切に使った物を返して終われます。裁判所は時間をくれることもあります。',
  },
  'gb.credit.right-faulty-on-finance': {
    says: 'ローンで買った物に欠陥がありますか。売り手だけでなく貸主にも苦情を出しましょう。8週間後、または最終回答の後、Financial Ombudsman が無料で判断できます。',
  },
}
