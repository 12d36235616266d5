/** Questions of flatmates who have no tenancy of their own: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLATMATES_JA: Words = {
  'nz.ask.flatmate': {
    says: '賃貸契約に名前がなければflatmateで、賃貸の法律では守られません。二人で決めたことが基準です。何も決めていなければ、1、2週間や家賃1回分など、公平な予告が必要です。荷物を取り上げてはいけません。保証金(bond)は実際の損害を除きあなたのものです。日を決めて書面で求め、Disputes Tribunalへ。契約に名前があれば、退去させられるのはTenancy Tribunalだけです。',
    dependsOn: '同居人と何を決めたか',
  },
}
