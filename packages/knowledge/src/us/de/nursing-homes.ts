/** The German words of the rows in ../nursing-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NURSING_HOMES_DE: Words = {
  'us.nursing.want': {
    says: 'Das Pflegeheim will, dass der Bewohner geht. Das darf es nur aus den sechs Gründen im Bundesrecht.',
  },
  'us.nursing.right': {
    says: 'Das Heim muss meist 30 Tage vorher schriftlich Bescheid geben, mit Grund und Ort. Sie können beim Staat Widerspruch (appeal) einlegen und bleiben, bis er entscheidet.',
  },
  'us.nursing.step': {
    says: 'Rufen Sie heute den Ombudsmann für Langzeitpflege an, der in der Mitteilung steht, und schicken Sie den Widerspruch (appeal) jetzt. Verlangen Sie den Grund schriftlich.',
  },
}
