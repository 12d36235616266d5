/** Questions about two tenants of one home when one of them leaves: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_JA: Words = {
  'gb.ask-housing.joint-tenant-left': {
    says: '貸主に対しては、各自が家賃の半分でなく全額を負います。引っ越しやメールでは終わりません。相手には相手の分を請求できます。共同の借主の一人は、正しい予告（多くは2か月）で二人の契約を終わらせられます。今すぐ、あなただけの名義の契約を貸主に求めてください。危険があるなら先に相談を。',
  },
}
