/** Questions about driving a car that the tax collector has blocked: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCKED_CAR_DE: Words = {
  'it.ask.blocked-car-drive': {
    says: 'Nein. Ist die Sperre eingetragen, darf niemand mit dem Auto fahren: Die Buße liegt bei etwa 2.000 bis 8.000 €, und die Versicherung zahlt womöglich nicht. Eine Ankündigung (preavviso) ist noch keine Sperre. Bitten Sie in den 30 Tagen um Raten: Mit der ersten Rate kommt keine Sperre. Oder beweisen Sie, dass Sie es für Ihren Beruf brauchen. Nie Zugestelltes oder zu Altes können Sie anfechten.',
  },
  'it.ask.block-warning': {
    says: 'Noch ist das Auto nicht gesperrt. Zahlen Sie binnen 30 Tagen oder verlangen Sie Raten: Ist die erste bezahlt, kommt keine Sperre. Verlangen Sie den Nachweis jeder Zustellung. Nie bekommen oder zu alt? Bußgelder: giudice di pace in 30 Tagen, Kfz-Steuer: Steuergericht in 60. Ein Auto im eigenen Betrieb ist sicher, der Weg zur Arbeit meist nicht. Ein Scheinverkauf an Verwandte ist anfechtbar.',
  },
}
