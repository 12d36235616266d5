/** Questions about safety at home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_DE: Words = {
  'ie.ask.violent-partner': {
    says: 'In Gefahr rufen Sie jetzt 999 oder 112 an. Der District Court kann die Person aus der Wohnung weisen (barring order) oder ihr verbieten, Sie zu belästigen (safety order), wenn nötig am selben Tag. Der Antrag ist kostenlos. Women’s Aid 1800 341 900 und Men’s Aid helfen, auch nachts.',
  },
  'ie.ask.tusla': {
    says: 'Arbeiten Sie mit und nehmen Sie jetzt einen Anwalt: Das Legal Aid Board hilft Eltern hier zuerst. Unterschreiben Sie nichts über die Obhut vor einer Beratung. Nur Ihre Zustimmung, ein Gericht oder die Garda im Notfall kann ein Kind wegnehmen. Gehen Sie zu jedem Treffen und Termin.',
  },
}
