/** Questions about who pays for a care home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_HOME_WORDS: Words = {
  'fr.ask-buy.care-home-costs': {
    dependsOn: 'Ihre und deren Mittel',
    says: 'Kinder können einem Elternteil in Not Hilfe schulden, jedes nach seinen Mitteln (obligation alimentaire). Das Heim kann Ihren Anteil nicht allein festlegen: Einigen Sie sich, oder ein Familienrichter tut es. Hat ein Elternteil schwer gegen Sie gefehlt, kann die Hilfe entfallen. Beantragen Sie zuerst Sozialhilfe des Départements (ASH) und Wohngeld.',
  },
}
