/** Questions about a visa that was refused: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_JA: Words = {
  'au.ask.visa-refused': {
    says: '手紙で最後の日を確かめてください。オーストラリアでは、たいてい28日以内にAdministrative Review Tribunalに申し立て、延長はありません。すぐ登録された移民代理人か弁護士に相談してください。',
  },
}
