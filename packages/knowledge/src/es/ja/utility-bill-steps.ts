/** The Japanese words of the rows in ../utility-bill-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_STEPS_JA: Words = {
  'es.bill.step-check': {
    says: '日付、メーターの値、払った分を確かめてください。おかしいなら、測り直しを頼みます。',
  },
  'es.bill.step-call': {
    says: '今、手紙か電話で分割を頼んでください。書面で確認してもらいます。',
  },
  'es.bill.step-social': {
    says: '払えないなら、福祉（servicios sociales）に行ってください。代わりに払うか、困っていると報告できます。',
  },
  'es.bill.step-pay-agreed': {
    says: '同意できる部分を、証拠の残る方法で払ってください。',
  },
  'es.bill.step-plan': {
    says: '請求書が正しいなら、守れる計画を決めてください。',
  },
  'es.bill.step-complain': {
    says: '会社に苦情を出してください。1か月答えがないか断られたら、OMICに行きます。電話とネットならOAUTです。',
  },
}
