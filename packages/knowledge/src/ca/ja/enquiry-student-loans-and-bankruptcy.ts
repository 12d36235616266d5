/** The Japanese words of the rows in ../enquiry-student-loans-and-bankruptcy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_JA: Words = {
  'ca.fact.student-loan': {
    says: 'National Student Loans Service Centreに返済支援（Repayment Assistance Plan）を申し込んでください。収入が少なければ6か月払わなくてよく、更新もできます。連邦分は2023年4月から無利息です。滞納する前に申請を。すでに滞納なら、まず正常に戻す方法を聞きましょう。ケベックには独自の制度があるので、AFEに尋ねてください。',
  },
  'ca.fact.bankrupt-car': {
    says: 'たいてい残せます。各州は一定額まで車1台を守り、アルバータとブリティッシュコロンビアは5,000ドル、オンタリオはそれ以上です。価値が超えても差額を払えば済むことが多いです。ローンは払い続ければ残せます。consumer proposalなら持ち物は残ります。Licensed Insolvency Trusteeの初回相談は無料です。',
  },
}
