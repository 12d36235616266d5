/** Questions of people whose days of work are to change though they care for children, and of those who got less notice than agreed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_HOURS_NL: Words = {
  'gb.ask-work.days-changed': {
    says: 'Noemt het die en is er geen duidelijke regel om ze te wijzigen, dan is uw ja nodig. Schrijf meteen dat u het niet eens bent en werk alleen “onder protest” door. Vraag schriftelijk om flexibel werk (flexible working): dat mag twee keer per jaar en het antwoord moet binnen twee maanden komen. Een regel die moeders harder raakt zonder goede reden is verboden discriminatie. Neem geen ontslag zonder advies: Acas, 0300 123 1100. De termijn voor het tribunaal is kort.',
    dependsOn: 'wat uw contract over uw dagen en uren zegt',
  },
  'gb.ask-work.contract-notice': {
    says: 'De opzegtermijn in uw contract telt als die langer is dan de week of weken in de wet. Betalen ze minder, dan is dat ontslag tegen het contract (wrongful dismissal). U kunt loon en extra’s voor de rest eisen, ook in de eerste maanden. Een proeftijd maakt de termijn alleen korter als u dat afsprak. Ernstig wangedrag is anders. Vraag de rest schriftelijk voor een dag, en meld u dan binnen de termijn bij Acas. Dat er geen waarschuwing was, telt op zich pas na de tijd die oneerlijk ontslag vraagt.',
  },
}
