/** The German words of the rows in ../enquiry-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_DE: Words = {
  'us.ask-home.lockout': {
    says: 'In fast jedem Bundesstaat darf ein Vermieter Sie nicht aussperren, den Strom abstellen oder Ihre Sachen wegnehmen. Rufen Sie jetzt die Polizei (nicht den Notruf) und die Rechtshilfe (legal aid) an.',
  },
  'us.ask-home.must-leave': {
    says: 'Sie müssen am letzten Tag einer Mitteilung (notice) nicht gehen. Der Vermieter muss dann zum Gericht gehen und gewinnen. Antworten Sie rechtzeitig auf Papiere vom Gericht und rufen Sie heute die Rechtshilfe (legal aid) an.',
  },
  'us.ask-home.wants-me-out': {
    says: 'Bei einem festen Mietvertrag braucht der Vermieter einen Grund. Bei Miete von Monat zu Monat ist eine schriftliche Mitteilung nötig, meist 30 Tage oder mehr. Sie müssen nicht gehen, bevor ein Gericht es befiehlt.',
    dependsOn: 'Ihr Mietvertrag, Ihr Bundesstaat und Ihre Stadt',
  },
  'us.ask-home.rent-behind': {
    says: 'Sagen Sie es Ihrem Vermieter schriftlich, bieten Sie einen Plan an und rufen Sie 211 für Hilfe bei der Miete an. Nur ein Gericht kann Ihren Auszug befehlen. Rufen Sie die Rechtshilfe (legal aid) an, wenn eine Mitteilung kommt.',
  },
  'us.ask-home.deposit': {
    says: 'Nennen Sie Ihre neue Adresse und verlangen Sie die Kaution schriftlich. Jeder Bundesstaat setzt eine Zeit, meist 14 bis 45 Tage, und normale Abnutzung darf nicht berechnet werden. Danach hilft das Gericht für kleine Fälle (small claims court).',
  },
  'us.ask-home.repairs': {
    says: 'Verlangen Sie die Reparatur schriftlich und machen Sie Fotos. Rufen Sie dann den Bauprüfer (code inspector) Ihrer Stadt. Behalten Sie keine Miete ein, bevor Sie örtlichen Rat hatten, denn die Regeln sind je nach Bundesstaat anders.',
  },
  'us.ask-home.rent-increase': {
    says: 'Bei einem festen Mietvertrag kann die Miete nur steigen, wenn der Vertrag es sagt. Danach ist eine Mitteilung nötig, und manche Bundesstaaten und Städte begrenzen die Erhöhung.',
    dependsOn: 'Ihr Mietvertrag, Ihr Bundesstaat und Ihre Stadt',
  },
  'us.ask-home.discrimination': {
    says: 'Beschweren Sie sich innerhalb eines Jahres bei HUD oder bei Ihrem Bundesstaat. Ein Vermieter darf Sie nicht schlechter behandeln wegen Rasse, Geschlecht, Religion, Kindern oder Behinderung. Bei einer Behinderung muss er faire Änderungen machen.',
  },
  'us.ask-home.break-lease': {
    says: 'Vielleicht schulden Sie Miete, bis ein neuer Mieter kommt. Militärbefehle, Gefahr zu Hause oder eine unbewohnbare Wohnung können Sie befreien. In den meisten Bundesstaaten muss der Vermieter versuchen, neu zu vermieten.',
    dependsOn: 'Ihr Grund, Ihr Mietvertrag und Ihr Bundesstaat',
  },
  'us.ask-home.military-lease': {
    says: 'Mit Militärbefehlen können Sie einen Mietvertrag beenden: schriftlich und mit einer Kopie der Befehle. Er endet 30 Tage, nachdem die nächste Miete fällig ist.',
  },
  'us.ask-home.enter': {
    says: 'In den meisten Bundesstaaten muss ein Vermieter sich ankündigen, oft 24 Stunden vorher, und einen guten Grund haben. In einem Notfall darf er sofort hinein.',
    dependsOn: 'Ihr Bundesstaat und ob es ein Notfall ist',
  },
  'us.ask-home.eviction-lawyer': {
    says: 'Rufen Sie heute die Rechtshilfe (legal aid) oder 211 an. Die Rechtshilfe ist bei kleinem Einkommen kostenlos, und in manchen Städten bekommt jeder Mieter vor Gericht einen kostenlosen Anwalt.',
  },
  'us.ask-home.eviction-record': {
    says: 'Eine Prüffirma (screening firm) darf einen Räumungsfall meist sieben Jahre melden. Sie können ihren Bericht bekommen, Fehler bestreiten und in vielen Staaten das Gericht bitten, den Fall zu versiegeln (seal).',
  },
  'us.ask-home.pay-before-court': {
    says: 'In vielen Staaten stoppt es den Fall, wenn Sie alle Miete, Gebühren und Gerichtskosten vor dem Termin oder dem Urteil zahlen. Zahlen Sie so, dass es einen Beweis gibt. Gehen Sie trotzdem zum Gericht und bitten Sie, den Fall zu beenden.',
    dependsOn: 'Ihr Bundesstaat und der Tag, an dem Sie zahlen',
  },
  'us.ask-home.home-sold': {
    says: 'Ein Mietvertrag läuft beim neuen Eigentümer meist weiter, und Ihre Kaution auch. Ohne Vertrag auf feste Zeit muss die Frist Ihres Staates eingehalten werden. Fragen Sie schriftlich, wer jetzt die Miete bekommt.',
    dependsOn: 'Ihr Mietvertrag und Ihr Bundesstaat',
  },
  'us.ask-home.roommate-left': {
    says: 'Haben Sie beide denselben Vertrag unterschrieben, kann der Vermieter meist von jedem die ganze Miete verlangen. Zahlen Sie, um die Wohnung zu behalten, und fordern Sie den Anteil des anderen vor dem Gericht für kleine Fälle (small claims court).',
    dependsOn: 'ob Sie beide denselben Vertrag unterschrieben haben',
  },
  'us.ask-home.voucher-refused': {
    says: 'Nach Bundesrecht dürfen die meisten Vermieter einen Gutschein (voucher) ablehnen, aber viele Staaten und Städte verbieten das. Verlangen Sie das Nein schriftlich und beschweren Sie sich beim Amt für Bürgerrechte Ihres Staates.',
    dependsOn: 'Ihr Bundesstaat und Ihre Stadt',
  },
}
