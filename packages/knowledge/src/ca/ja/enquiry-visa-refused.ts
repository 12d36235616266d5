/** Questions about a visa that was refused: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_JA: Words = {
  'ca.ask.visa-refused': {
    says: 'カナダにいれば15日以内、国外なら60日以内に、連邦裁判所（Federal Court）に申し立てます。よりよい証拠で申請し直すこともできます。担当官のメモを取り寄せてください。',
  },
}
