/** Questions about holiday pay and sick pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_AND_SICK_PAY_DE: Words = {
  'gb.ask-work.holiday': {
    says: 'Die meisten bekommen 5.6 Wochen bezahlten Urlaub im Jahr, bei Teilzeit anteilig. Gehen Sie, muss verdienter und nicht genommener Urlaub bezahlt werden.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Seit 6. April 2026 bekommen die meisten Angestellten Krankengeld (sick pay) ab dem ersten vollen Tag. Es sind £123.25 pro Woche oder 80% Ihres üblichen Lohns, wenn das weniger ist. Wenig Lohn schließt Sie nicht mehr aus.',
  },
}
