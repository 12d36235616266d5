/** The German words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_DE: Words = {
  'de.famcourt.want': {
    says: 'Der andere Elternteil will, dass das Familiengericht über Sorge oder Umgang entscheidet.',
  },
  'de.famcourt.reality': {
    says: 'Das Gericht sucht, was für das Kind am besten ist, hört Sie beide, das Kind und das Jugendamt und strebt zuerst eine Einigung an.',
  },
  'de.famcourt.right-care': {
    says: 'Die alleinige Sorge bekommt ein Elternteil nur mit Ihrer Zustimmung oder wenn es für das Kind klar besser ist. Ab 14 kann das Kind widersprechen.',
  },
  'de.famcourt.right-contact': {
    says: 'Ihr Kind hat ein Recht auf beide Eltern, und Sie haben Recht und Pflicht zum Umgang. Eingeschränkt wird er nur, wenn das Kind Schaden nähme.',
  },
  'de.famcourt.right-month': {
    says: 'Der erste Termin kommt innerhalb eines Monats. Einen Anwalt brauchen Sie nicht, dürfen aber einen mitbringen: Bei wenig Geld zahlt das Gericht (Verfahrenskostenhilfe).',
  },
  'de.famcourt.protection-want': {
    says: 'Das Gericht ordnet an, dass Sie Abstand halten oder die Wohnung vorläufig verlassen (Gewaltschutz). Es gilt ab Zustellung.',
  },
  'de.famcourt.protection-obey': {
    says: 'Halten Sie sich genau daran, auch wenn die andere Person Sie anruft: Ein Verstoß ist strafbar und kostet Ordnungsgeld.',
  },
  'de.famcourt.protection-hearing': {
    says: 'Ohne Anhörung ergangen? Beantragen Sie schriftlich eine mündliche Verhandlung: Dann muss neu entschieden werden. Nach einer Verhandlung haben Sie zwei Wochen für die Beschwerde.',
  },
  'de.famcourt.step': {
    says: 'Notieren Sie mit Daten, was für das Kind oder die Sache wichtig ist. Sprechen Sie vorher mit dem Jugendamt oder einer Anwältin und schreiben Sie dem Gericht.',
  },
}
