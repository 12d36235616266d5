/** Questions about the house and the cost of a nursing home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NURSING_HOME_DE: Words = {
  'ie.ask.fair-deal-house': {
    says: 'Niemand nimmt das Haus. Mit Fair Deal zahlt die Person 80 % des Einkommens und jährlich 7,5 % ihres Vermögens über €36,000 (Paare €72,000). Das Familienheim zählt höchstens drei Jahre, also 22,5 %. Dieser Teil kann als Darlehen des Staats bis nach dem Tod warten. Bei Paaren die Hälfte. Beantragen Sie es vor dem Einzug bei der HSE; rückwirkend gibt es nichts.',
  },
}
