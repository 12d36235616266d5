/** The German words of the rows in ../enquiry-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DE: Words = {
  'us.ask-home.lockout': {
    says: 'In fast jedem Bundesstaat darf ein Vermieter Sie nicht aussperren, den Strom abstellen oder Ihre Sachen wegnehmen. Rufen Sie jetzt die Polizei (nicht den Notruf) und die Rechtshilfe (legal aid) an.',
  },
  'us.ask-home.must-leave': {
    says: 'Sie müssen am letzten Tag einer Mitteilung (notice) nicht gehen. Der Vermieter muss dann zum Gericht gehen und gewinnen. Antworten Sie rechtzeitig auf Papiere vom Gericht und rufen Sie heute die Rechtshilfe (legal aid) an.',
  },
  'us.ask-home.wants-me-out': {
    says: 'Bei einem festen Mietvertrag braucht der Vermieter einen Grund. Bei Miete von Monat zu Monat ist eine schriftliche Mitteilung nötig, meist 30 Tage oder mehr. In manchen Staaten, etwa New Jersey oder Kalifornien, muss auch das Gesetz den Grund nennen. Sie müssen nicht gehen, bevor ein Gericht es befiehlt.',
    dependsOn: 'Ihr Mietvertrag, Ihr Bundesstaat und Ihre Stadt',
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
}
