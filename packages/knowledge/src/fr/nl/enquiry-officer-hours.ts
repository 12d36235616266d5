/** Questions about the days and hours at which an enforcement officer may come: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICER_HOURS_NL: Words = {
  'fr.ask-debt.officer-hours': {
    says: 'Op zaterdag ja: dat telt als werkdag. Op zon- en feestdagen alleen met toestemming van een rechter. In een woning mag geen beslag beginnen voor 6 uur of na 21 uur. Dat geldt ook voor het afgeven van stukken. Iemand van een incassobureau is geen deurwaarder en mag nooit binnen. Gebeurde het op een ander moment? Noteer dag en uur, en meld het aan de executierechter (juge de l’exécution).',
    dependsOn: 'de dag en het uur',
  },
}
