/** The German words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_DE: Words = {
  'de.famcourt.want': {
    says: 'Jemand, meist der andere Elternteil, will, dass das Familiengericht über Sorge oder Umgang entscheidet.',
  },
  'de.famcourt.reality': {
    says: 'Das Gericht sucht, was für das Kind am besten ist, hört Sie beide, das Kind und das Jugendamt und strebt zuerst eine Einigung an.',
  },
  'de.famcourt.right-care': {
    says: 'Haben beide die Sorge, bekommt sie einer allein nur, wenn Sie zustimmen oder es für das Kind am besten ist. Ab 14 kann das Kind widersprechen.',
  },
  'de.famcourt.right-contact': {
    says: 'Ihr Kind hat ein Recht auf beide Eltern, und Sie haben Recht und Pflicht zum Umgang. Für längere Zeit wird er nur eingeschränkt, wenn das Kind sonst Schaden nähme.',
  },
  'de.famcourt.right-month': {
    says: 'Geht es um Umgang oder den Wohnort des Kindes, soll der erste Termin in einem Monat sein. Einen Anwalt brauchen Sie meist nicht, nur innerhalb einer Scheidung. Bei wenig Geld kann das Gericht ihn zahlen (Verfahrenskostenhilfe).',
  },
  'de.famcourt.protection-want': {
    says: 'Das Gericht ordnet an oder soll anordnen, dass Sie Abstand halten oder die Wohnung vorläufig verlassen (Gewaltschutz). Eine Anordnung gilt spätestens ab Zustellung.',
  },
  'de.famcourt.protection-obey': {
    says: 'Halten Sie sich genau an eine Anordnung, auch wenn die andere Person Sie anruft: Ein Verstoß ist strafbar und kann dazu Ordnungsgeld kosten.',
  },
  'de.famcourt.protection-hearing': {
    says: 'Kam eine Eilanordnung ohne Anhörung? Beantragen Sie schriftlich eine mündliche Verhandlung: Dann muss neu entschieden werden. Nach einer Verhandlung haben Sie zwei Wochen für die Beschwerde.',
  },
  'de.famcourt.step': {
    says: 'Notieren Sie mit Daten, was für das Kind oder die Sache wichtig ist. Sprechen Sie vorher mit dem Jugendamt oder einer Anwältin und schreiben Sie dem Gericht.',
  },
}
