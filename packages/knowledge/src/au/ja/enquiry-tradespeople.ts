/** Questions about builders and other work that was done badly: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_JA: Words = {
  'au.ask.builder': {
    says: '何が悪いかを書き、直す日を決めてください。工事は注意して行われなければなりません。次に消費者の役所（fair trading）か、州の審判所（tribunal）に行きます。',
  },
  'au.ask.builder-qld': {
    says: '業者に書き、直す時間を与えてください。直さなければ、Queensland Building and Construction Commissionに苦情を出します。修理を命じ、保険から払うこともあります。',
  },
  'au.ask.bad-service': {
    says: '仕事は、注意と技術をもって行わなければなりません。書面で、無料で直す時間を与えてください。重い欠陥なら、契約を終え、ほかの人に直してもらい、その費用を審判所（tribunal）で求められます。',
  },
}
