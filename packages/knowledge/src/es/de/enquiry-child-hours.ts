/** Questions about shorter hours for a child: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_HOURS_DE: Words = {
  'es.ask.child-hours': {
    says: 'Mit einem Kind unter 12 haben Sie das Recht, den Arbeitstag um ein Achtel bis die Hälfte zu kürzen, bei weniger Lohn. Die Firma kann nur über die Uhrzeiten streiten. Beantragen Sie es schriftlich 15 Tage vorher. Bei Nein klagen Sie binnen 20 Werktagen.',
  },
}
