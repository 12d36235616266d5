/** The German words of the rows in ../snap-and-unemployment-overpayments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_DE: Words = {
  'us.benefit.snap-deadline': {
    says: 'Bei der Lebensmittelhilfe (SNAP) können Sie innerhalb von 90 Tagen eine Anhörung (fair hearing) verlangen. Es geht auch am Telefon.',
    action: 'Eine Anhörung (fair hearing) zur Lebensmittelhilfe (SNAP) verlangen',
    consequence: 'Danach können Sie diese Entscheidung nicht mehr in einer Anhörung angreifen.',
  },
  'us.benefit.snap-aid-paid': {
    says: 'Verlangen Sie die Anhörung (hearing), bevor die Änderung beginnt. Dann kann Ihre Lebensmittelhilfe weiterlaufen, bis entschieden ist.',
  },
  'us.benefit.unemployment-warning': {
    says: 'Die Zeit für den Widerspruch (appeal) beim Arbeitslosengeld ist kurz: in manchen Bundesstaaten nur 10 Tage ab dem Absenden. Der Brief nennt den letzten Tag.',
  },
  'us.benefit.unemployment-step': {
    says: 'Legen Sie sofort Widerspruch (appeal) ein, und beantragen Sie weiter jede Woche, während Sie warten.',
  },
  'us.benefit.snap-not-fraud': {
    says: 'Ein Fehler ist kein Betrug. Nur eine Anhörung oder ein Gericht kann feststellen, dass Sie absichtlich gegen die Regeln verstoßen haben. Dann bekommt diese Person beim ersten Mal ein Jahr keine Lebensmittelhilfe. Verzichten Sie nicht auf die Anhörung, bevor Sie Rat haben.',
  },
}
