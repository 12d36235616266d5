/** Questions about pay that is seized and the employer who learns of it: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_AT_WORK_JA: Words = {
  'de.ask-debt.wage-seizure-job': {
    says: '給料の一部は守られます。手取り月1,587.40ユーロまで、扶養する1人目でさらに597.42ユーロです。子か配偶者を扶養していれば、約2,180ユーロまでは何も取られません。会社に扶養の証明を出してください。給料の差押えだけでは、多くの場合解雇の理由になりません。口座をP-Kontoに変え、無料の債務相談へ行ってください。',
  },
}
