/** German: the words of the rows in ../charging-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGING_ORDER_DE: Words = {
  'gb.charge.wants': {
    says: 'Das Gericht bindet die Schuld an Ihr Haus oder Land. Sie müssen nicht ausziehen. Gezahlt wird sie beim Verkauf.',
  },
  'gb.charge.right-object': {
    says: 'Sie können widersprechen, bevor die Anordnung endgültig wird. Schreiben Sie Ihre Gründe an das Gericht und den Gläubiger. Meist haben Sie 28 Tage ab Erhalt der Papiere; die Anordnung nennt die Frist.',
  },
  'gb.charge.right-weigh': {
    says: 'Der Richter muss auf Ihre eigene Lage sehen und darauf, ob andere Gläubiger leer ausgehen. Für Sie zählt, wenn Sie jede Rate bezahlt haben, die ein Gericht festgesetzt hat.',
  },
  'gb.charge.right-no-sale': {
    says: 'Diese Anordnung verkauft nichts. Für einen Verkauf brauchen sie eine neue Klage und einen Richter. Kein Verkauf, solange Sie die Raten des Gerichts zahlen, oder bei unter 1.000 £ Kredit.',
  },
  'gb.charge.right-shared-home': {
    says: 'Gehört das Haus Ihnen und noch jemandem? Dann haftet nur Ihr Anteil. Vor einem Verkauf sieht das Gericht auf die Kinder, die dort wohnen, und warum Sie gemeinsam gekauft haben.',
  },
}
