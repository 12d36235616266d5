/** The German words of the rows in ../estates-and-unclaimed-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATES_AND_UNCLAIMED_MONEY_DE: Words = {
  'us.life.right-found': {
    says: 'Verlorenes Geld können Sie kostenlos von Ihrem Bundesstaat verlangen. Firmen, die es suchen wollen, verlangen einen Anteil, den viele Bundesstaaten begrenzen.',
  },
  'us.life.step-found': {
    says: 'Suchen Sie zuerst auf der eigenen Seite Ihres Bundesstaats für vergessenes Vermögen (unclaimed property). Unterschreiben und zahlen Sie vorher nichts.',
  },
  'us.life.reality-found': { says: 'Sie schulden nichts. Niemand braucht dafür Ihr Bankpasswort.' },
  'us.life.right-estate': {
    says: 'Erben können das Testament sehen, und für Widerspruch gibt es eine kurze Zeit. Forderungen gegen den Verstorbenen müssen bis zum Datum in der Mitteilung eingereicht werden.',
  },
  'us.life.reality-estate': {
    says: 'Die Schulden eines toten Verwandten schulden Sie meist nicht selbst. Der Nachlass (estate) zahlt sie zuerst.',
  },
  'us.life.step-estate': {
    says: 'Schreiben Sie das Gericht, die Fallnummer und die Daten auf. Bitten Sie die Geschäftsstelle (clerk) um eine Kopie der Papiere.',
  },
}
