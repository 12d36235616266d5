/** Questions about driving a car that the tax collector has blocked: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCKED_CAR_DE: Words = {
  'it.ask.blocked-car-drive': {
    says: 'Nein. Ist die Sperre eingetragen, darf niemand mit dem Auto fahren: Die Buße liegt bei etwa 2.000 bis 8.000 €, und die Versicherung zahlt womöglich nicht. Eine Ankündigung (preavviso) ist noch keine Sperre. Bitten Sie in den 30 Tagen um Raten: Mit der ersten Rate kommt keine Sperre. Oder beweisen Sie, dass Sie es für Ihren Beruf brauchen. Nie Zugestelltes oder zu Altes können Sie anfechten.',
  },
}
