/** Questions about an agreement to leave that is offered to someone who is ill: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIGN_WHILE_ILL_JA: Words = {
  'nl.ask.sign-while-ill': {
    says: '病気の間は署名しないでください。署名すると、UWVが傷病手当（Ziektewet）や失業手当（WW）を拒むことがあります。契約が続く間、会社は賃金の70%以上、1年目は最低賃金以上を払い、産業医を呼ぶ義務があります。期限を付けて書面で求めてください。契約が期限で終われば、その後はUWVが払うことがあります。もう署名したなら、14日以内は撤回できます。Juridisch Loketが助けます。',
  },
}
