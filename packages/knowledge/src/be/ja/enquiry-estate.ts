/** Questions about an estate and its debts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_JA: Words = {
  'be.ask.estate': {
    says: '相続は、受け入れる、放棄する、または目録を作ってから受け入れることができます。目録があれば、自分のお金で借金を払いません。公証人（notaire）が書面にします。',
  },
}
