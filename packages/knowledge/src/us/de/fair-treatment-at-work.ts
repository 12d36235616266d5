/** The German words of the rows in ../fair-treatment-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_TREATMENT_AT_WORK_DE: Words = {
  'us.pay.right-safe': {
    says: 'Ihr Arbeitgeber darf Sie wegen einer Beschwerde über Sicherheit nicht bestrafen. Sie haben nur 30 Tage, um es OSHA zu sagen.',
  },
  'us.pay.right-fair': {
    says: 'Es ist verboten, Sie schlechter zu behandeln wegen Rasse, Hautfarbe, Religion, Geschlecht, Herkunft, Alter ab 40 oder Behinderung. Die EEOC muss es in 180 oder 300 Tagen erfahren.',
  },
  'us.pay.right-mother': {
    says: 'Ihr Arbeitgeber muss meist Änderungen machen, die in der Schwangerschaft helfen, und Zeit und einen privaten Ort zum Abpumpen geben.',
  },
  'us.pay.right-talk': {
    says: 'Sie und Ihre Kollegen dürfen über Lohn sprechen und bessere Bedingungen verlangen, mit oder ohne Gewerkschaft. Eine Beschwerde (charge) muss innerhalb von sechs Monaten kommen.',
  },
}
