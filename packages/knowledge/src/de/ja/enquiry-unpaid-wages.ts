/** The Japanese words of the rows in ../enquiry-unpaid-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_JA: Words = {
  'de.ask-wages.right-broke': {
    says: '会社が倒産したら、雇用局（Agentur für Arbeit）が未払い賃金を最長3か月分払います（Insolvenzgeld）。2か月以内に申請してください。',
  },
  'de.ask-wages.right-minimum': {
    says: '契約の短い期限（Ausschlussfrist）でも、最低賃金は失いません。残りは今すぐ書面で請求してください。',
  },
  'de.ask-wages.right-hold-back': {
    says: '給料の大部分が未払いなら、支払われるまで仕事を止めることができます。まず相談し、書面で伝えてください。',
  },
}
