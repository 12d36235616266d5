/** The German words of the rows in ../class-actions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CLASS_ACTIONS_DE: Words = {
  'us.class.want': {
    says: 'Ein Fall für viele Menschen wurde durch Vergleich beendet, und Sie gehören vielleicht dazu. Wegen dieser Mitteilung schulden Sie nichts.',
  },
  'us.class.reality': {
    says: 'Die meisten solchen Mitteilungen sind echt. Prüfen Sie die Fallnummer und die Seite beim Gericht, bevor Sie Angaben machen.',
  },
  'us.class.right-choose': {
    says: 'Sie können Geld beantragen (claim), aus der Gruppe austreten und Ihren eigenen Fall behalten, widersprechen oder nichts tun. Die Mitteilung nennt für jedes einen Tag.',
  },
  'us.class.right-bound': {
    says: 'Tun Sie nichts, bekommen Sie vielleicht kein Geld und verlieren das Recht, deswegen zu klagen.',
  },
  'us.class.step': {
    says: 'Suchen Sie den letzten Tag für den Antrag (claim) und schicken Sie das Formular. Zahlen Sie nie eine Gebühr für Ihren Anteil.',
  },
  'us.class.option': {
    says: 'Schicken Sie das Antragsformular (claim form) bis zum letzten Tag und behalten Sie einen Beweis.',
    title: 'Geld beantragen (claim)',
    cost: 'Kostenlos',
    time: 'Bis zum Tag in der Mitteilung',
    risk: 'Sie können wegen derselben Sache nicht mehr klagen.',
    bestFor: 'Sie haben gekauft oder benutzt, worum es geht.',
  },
  'us.recall.want': {
    says: 'Ihr Auto hat vielleicht einen Fehler, den der Hersteller beheben muss. Sie schulden nichts.',
  },
  'us.recall.right-free': {
    says: 'Der Hersteller muss einen Rückruf (safety recall) kostenlos beheben, oder ein neues Teil, ein neues Auto oder das Geld geben. Das gilt 15 Jahre ab dem ersten Verkauf.',
  },
  'us.recall.step': {
    says: 'Prüfen Sie Ihre VIN auf nhtsa.gov/recalls und vereinbaren Sie die kostenlose Reparatur bei einem Händler. Haben Sie schon gezahlt, verlangen Sie das Geld zurück.',
  },
  'us.recall.right-product': {
    says: 'Für ein zurückgerufenes Produkt können Sie kostenlos eine Reparatur, ein neues oder Ihr Geld bekommen. Benutzen Sie es nicht mehr.',
  },
}
