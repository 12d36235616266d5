/** The German words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_DE: Words = {
  'ie.ask.repair-law': {
    says: 'Ihr Vermieter muss die Wohnung in gutem Zustand halten und darf Sie nicht bestrafen, weil Sie fragen. Das RTB kann Reparaturen und Schadenersatz anordnen.',
  },
  'ie.ask.repair-standards': {
    says: 'Die Wohnung muss frei von Feuchtigkeit sein, mit Heizung und Lüftung nach den Standards. Die Gemeinde kann sie kostenlos prüfen.',
  },
  'ie.ask.repair-council': {
    says: 'Die Gemeinde kann einem Vermieter Auflagen machen, der die Standards verletzt, und ihn vor Gericht bringen.',
  },
  'ie.ask.deposit-law': {
    says: 'Die Kaution muss zügig zurückkommen. Nur offene Miete, Rechnungen und Schäden über normale Abnutzung dürfen einbehalten werden.',
  },
}
