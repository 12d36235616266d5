/** Questions about charges that go on after a contract was cancelled: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_AND_STILL_CHARGED_JA: Words = {
  'es.ask.cancelled-still-charged': {
    says: '解約は、伝えた日から有効です。申し込んだのと同じ方法で解約でき、burofax（内容証明）は要求できません。銀行に、新しい引落しを拒み、直近8週間分を理由なしで返金するよう伝えてください。それより前の分は、メールを添えて会社に書面で請求してください。50ユーロ未満の額や、役所・仲裁・裁判所で争っている額は、ASNEFなどの名簿に載せられません。OMICが無料で助けます。',
  },
}
