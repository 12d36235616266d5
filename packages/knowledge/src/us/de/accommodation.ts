/** The German words of the rows in ../accommodation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOMMODATION_DE: Words = {
  'us.accommodation.want': {
    says: 'Ihr Arbeitgeber lehnt eine Änderung bei der Arbeit ab, um die Sie wegen Ihrer Gesundheit gebeten haben.',
  },
  'us.accommodation.right': {
    says: 'Eine Firma mit 15 Beschäftigten muss mit Ihnen sprechen und eine Lösung finden, außer es ist zu schwer oder teuer. Sie darf Sie für die Bitte nicht bestrafen.',
  },
  'us.accommodation.step': {
    says: 'Fragen Sie schriftlich nach dem Grund und bieten Sie eine andere Änderung an, mit einem Schreiben Ihres Arztes. Melden Sie es der EEOC innerhalb von 180 Tagen, in den meisten Staaten 300.',
  },
}
