/** Questions about people who rent a home together: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARING_A_LEASE_JA: Words = {
  'nl.ask.co-tenant': {
    says: '賃貸契約では、ふつう各人が家賃の全額を負います（hoofdelijk）。その場合、家主は全額を求められます。相手の分は同居人に請求できます。契約を一人の名義にするよう頼んでください。',
    dependsOn: '契約の内容',
  },
}
