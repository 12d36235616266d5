/** The German words of the rows in ../enquiry-separation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATION_DE: Words = {
  'ca.fact.support-table': {
    says: 'Eine Abrede am Küchentisch bindet das Gericht nicht: Unterhalt ist das Recht des Kindes. Meist schulden Sie den Tabellenbetrag für Ihr Einkommen (Rechner des Bundes). Sport oder Betreuung teilen sich nach Einkommen. Ein Gericht kann zurückgehen, meist bis drei Jahre. Legen Sie Ihr Einkommen offen, zahlen Sie jetzt den Tabellenbetrag und halten Sie es schriftlich fest.',
  },
  'ca.fact.parent-moves-away': {
    says: 'Meist darf der andere das Kind nicht ohne Sie weit wegbringen. Nach Scheidung oder Beschluss muss er einen solchen Umzug 60 Tage vorher auf einem Formular anzeigen. Sie haben 30 Tage zum Widerspruch, per Formular oder Gericht. Dann entscheidet ein Richter nach dem Wohl des Kindes. Droht der Umzug sofort, beantragen Sie heute einen Eilbeschluss.',
  },
  'ca.fact.unmarried-home-on': {
    says: 'In Ontario haben Paare ohne Trauschein kein gesetzliches Recht auf das halbe Haus. Sie können aber einen Anteil für das verlangen, was Sie bezahlt oder gebaut haben, weil es sonst ungerecht wäre. Nach drei Jahren oder mit Kind ist auch Unterhalt möglich. Heben Sie Bankbelege und Rechnungen auf. Gehen Sie bald zum Anwalt und unterschreiben Sie nichts.',
  },
  'ca.fact.unmarried-home-west': {
    says: 'In Ihrer Provinz teilen Paare nach genug gemeinsamer Zeit meist wie Verheiratete: nach zwei Jahren in British Columbia und Saskatchewan, nach drei in Alberta und Manitoba, mit Kind in Alberta früher. Mitgebrachtes bleibt oft getrennt. Es gibt eine Frist, meist zwei Jahre ab der Trennung. Gehen Sie zum Anwalt, bevor Sie ausziehen oder unterschreiben.',
  },
}
