/** Questions about the collective settlement of debts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTIVE_SETTLEMENT_JA: Words = {
  'be.ask.collective-settlement': {
    says: '労働裁判所に申立書（requête、verzoekschrift）を出します。CPAS（OCMW）か弁護士が無料で助けます。長く借金を払えないことが条件です。認められると差押えと利息が止まります。調整人が収入を受け取り、生活費を渡します。計画は最長7年、裁判官が命じる場合は3～5年です。新しい借金はできません。残りは免除され得ます。',
  },
}
