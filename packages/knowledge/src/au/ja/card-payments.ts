/** The Japanese words of the rows in ../card-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_PAYMENTS_JA: Words = {
  'au.bank.right-not-mine': {
    says: 'あなたがしていない、認めていない支払いなら、たいてい銀行が損を負います。暗証番号を教えたり、知らせるのが遅れたりすると、あなたも一部を負うことがあります。',
  },
  'au.bank.step-call': {
    says: 'メッセージの番号ではなく、カードの裏の番号に電話してください。あなたの支払いでないなら、今そう言います。',
  },
}
