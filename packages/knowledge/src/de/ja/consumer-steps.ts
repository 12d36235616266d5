/** The Japanese words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_JA: Words = {
  'de.consumer.step-terms': {
    says: '契約書と日付を探し、ネット、訪問、電話、店のどこで結んだかを確かめてください。',
  },
  'de.consumer.step-answer': {
    says: '書面で答えてください。取り消す、解約する、または欠陥を書いて期日を決めます。証拠を残してください。',
  },
  'de.consumer.step-fault': {
    says: '悪い品物のときは、作った会社ではなく、売った店に書いてください。決まった日までに修理か新しい品を求めます。',
  },
  'de.consumer.step-valid': {
    says: '契約が有効なら、払うべき分を払い、次にできる日で解約してください。',
  },
}
