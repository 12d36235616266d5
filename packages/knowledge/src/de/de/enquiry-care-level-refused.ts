/** Questions about a care level that was refused or is too low: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEVEL_REFUSED_DE: Words = {
  'de.ask-benefit.care-level': {
    says: 'Legen Sie binnen eines Monats schriftlich Widerspruch bei der Pflegekasse ein; ein Satz genügt, es ist kostenlos. Verlangen Sie das Gutachten mit den Punkten. Führen Sie zwei Wochen ein Pflegetagebuch: Waschen, Anziehen, Nächte, Medikamente, Weglaufen. Sagen Sie dann bei jedem Punkt, was im Gutachten falsch ist, mit Attest. Ein zweiter Besuch bringt oft mehr. Gratis helfen Pflegestützpunkt und VdK. Danach ist das Sozialgericht kostenlos.',
  },
}
