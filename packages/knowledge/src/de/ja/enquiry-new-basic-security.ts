/** The words of the rows in ../enquiry-new-basic-security.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_BASIC_SECURITY_JA: Words = {
  'de.ask-benefit.new-basic-security': {
    says: '2026年7月からBürgergeldはGrundsicherungsgeldという名前です。義務を守らないと3か月間、基準額の30%が減ります。再び面談に行かないと、そのつど1か月30%です。実際にある仕事をわざと断ると基準額を最長2か月、続けて3回面談に行かないと全額を失うことがあります。正当な理由や特にきびしい事情があれば減りません。1か月以内に異議を出せます。',
  },
}
