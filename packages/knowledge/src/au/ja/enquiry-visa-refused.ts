/** Questions about a visa that was refused: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_JA: Words = {
  'au.ask.visa-refused': {
    says: '手紙で最後の日を確かめてください。オーストラリアでは、たいてい28日以内にAdministrative Review Tribunalに申し立て、延長はありません。すぐ登録された移民代理人か弁護士に相談してください。',
  },
  'au.ask.citizen-years': {
    says: '多くは、有効なビザで4年オーストラリアに住み、最後の12か月は永住者であることが必要です。国外にいてよいのは4年で12か月、最後の1年は90日までです。多くの人は試験と素行も見られます。',
  },
}
