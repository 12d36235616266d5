/** Questions about tax on what somebody leaves: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_TAX_DE: Words = {
  'gb.ask-tax.inheritance': {
    says: 'Steuer fällt nur auf das an, was über £325,000 liegt, oder über £500,000, wenn ein Heim an Kinder oder Enkel geht. Was an Ehepartner geht, ist frei, und ungenutzte Teile gehen auf sie über. Darüber sind es 40 %. Geschenke der letzten sieben Jahre können zählen. Gezahlt wird aus dem Nachlass, von dem, der ihn regelt, bis zum Ende des sechsten Monats nach dem Tod.',
    dependsOn: 'vom Wert des ganzen Nachlasses und davon, wer ihn bekommt',
  },
}
