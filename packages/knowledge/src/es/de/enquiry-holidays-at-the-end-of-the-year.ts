/** Questions about holidays that are said to be lost at the end of the year: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_DE: Words = {
  'es.ask.holiday-year-end': {
    says: 'Urlaub endet meist mit dem Jahr, aber nicht, wenn die Firma Sie daran hinderte oder Sie nie dazu aufforderte. Dann bleibt er Ihnen. Nach Krankheit können Sie ihn bis 18 Monate nach Ende seines Jahres nehmen. Beantragen Sie jetzt schriftlich feste Tage. Lehnt die Firma ab oder setzt sie keine Termine, klagen Sie binnen 20 Werktagen nach der Antwort; das geht schnell und ohne Anwalt. Geld gibt es nur am Ende der Arbeit.',
  },
}
