/** The Japanese words of Ireland: invoices. */
import type { Words } from '@plainletter/contracts/rule'

export const INVOICE_JA: Words = {
  'ie.invoice.want': {
    says: '会社が、品物か仕事の支払いを求めています。請求書で、おどしではありません。',
  },
  'ie.invoice.right-service': {
    says: '仕事は、注意と技術をもって、決めた値段で行わなければなりません。そうでなければ、直すか値下げするよう求められます。',
  },
  'ie.invoice.right-goods': {
    says: '品物は、説明のとおりで、適切な質で、使えるものでなければなりません。',
  },
  'ie.invoice.step-check': {
    says: '金額ともう払った分を確かめてください。銀行口座は、知っている番号に電話して確かめます。',
  },
}
