/** The Japanese words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_JA: Words = {
  'ch.debt.step-check': {
    says: 'まず請求書を確かめてください。あなたのものですか。額は正しいですか。もう払っていませんか。',
  },
  'ch.debt.step-write': {
    says: '返事を書いてください。契約書、請求書、手数料ごとの理由を求めます。',
  },
  'ch.debt.step-fees': {
    says: '請求書が正しければ、その額と、督促からの5 %の利息を払ってください。会社の手数料は書面で争います。',
  },
  'ch.debt.step-plan': {
    says: '毎月払える額を提案してください。手数料と利息を止めるよう頼みます。',
  },
  'ch.debt.step-dispute': {
    says: '争うことと理由を書面で伝えてください。控えを残します。',
  },
  'ch.debt.step-sign': {
    says: '払う義務があるという書類に署名しないでください。期間が数え直しになり、手数料が加わることがあります。',
  },
}
