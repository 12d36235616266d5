/** The German words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_DE: Words = {
  'ie.ask.repair-law': {
    says: 'Ihr Vermieter muss die Wohnung in gutem Zustand halten und darf Sie nicht bestrafen, weil Sie fragen. Das RTB kann Reparaturen und Schadenersatz anordnen.',
  },
  'ie.ask.repair-standards': {
    says: 'Die Wohnung muss frei von Feuchtigkeit sein, mit Heizung und Lüftung nach den Standards. Die Gemeinde kann sie kostenlos prüfen.',
  },
  'ie.ask.repair-council': {
    says: 'Die Gemeinde kann einem Vermieter Auflagen machen, der die Standards verletzt, und ihn vor Gericht bringen.',
  },
  'ie.ask.repairs': {
    says: 'Schreiben Sie dem Vermieter mit Fotos und einer Frist. Passiert nichts, bitten Sie die Gemeinde (council) um eine Prüfung, und gehen Sie zum RTB. Zahlen Sie weiter Miete.',
  },
}
