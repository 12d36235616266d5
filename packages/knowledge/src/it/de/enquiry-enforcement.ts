/** Questions about what may be taken of pay, pensions, accounts and homes: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'it.ask.wage': {
    says: 'Bei normalen Schulden höchstens ein Fünftel. Das geht nur nach einem Titel vom Gericht und einer Aufforderung vor der Pfändung (precetto). Die Steuereinzugsstelle (Riscossione) darf bis 2.500 € ein Zehntel nehmen, bis 5.000 € ein Siebtel.',
    dependsOn: 'wer es nimmt und wie viel Sie verdienen',
  },
  'it.ask.pension': {
    says: 'Bis 1.092,48 € im Monat sind 2026 sicher. Vom Rest darf man ein Fünftel nehmen.',
    dependsOn: 'wie hoch Ihre Rente ist',
  },
  'it.ask.account': {
    says: 'Fragen Sie die Bank heute schriftlich, wer es gesperrt hat und warum. Mit einem Titel vom Gericht oder durch die Steuereinzugsstelle (Riscossione) darf es gesperrt werden. Lohn oder Rente, die schon dort liegen, sind 2026 bis 1.638,72 € sicher. Gehen Sie bald zu einem Anwalt. Sperrte die Bank selbst? Beschwerde schriftlich, nach 60 Tagen zum ABF.',
    dependsOn: 'wer handelt und woher das Geld kommt',
  },
  'it.ask.home-sale': {
    says: 'Die Steuereinzugsstelle (Riscossione) darf Ihre einzige Wohnung, in der Sie leben, nicht verkaufen, außer sie gilt als Luxus. Eine Bank oder ein anderer Gläubiger mit einem Titel vom Gericht kann es.',
    dependsOn: 'wer der Gläubiger ist',
  },
  'it.ask.myth-all-wages': {
    says: 'Man darf nie alles nehmen: bei normalen Schulden höchstens ein Fünftel.',
  },
  'it.ask.officer-enter': {
    dependsOn: 'ob es einen Titel gibt',
    says: 'Ohne Titel und precetto darf der Gerichtsvollzieher nicht hinein. Mit ihnen darf er in der Wohnung suchen und, wenn Sie weg sind oder sich weigern, mit der Polizei öffnen. Lassen Sie sich den Titel zeigen. Lebensnotwendige Dinge sind sicher.',
  },
  'it.ask.home-bank': {
    says: 'Ja, eine Bank oder ein privater Gläubiger kann es, auch das erste Heim: nur das Finanzamt nicht. Vorher kommen Titel, precetto und Versteigerung. Möglich sind bis 48 Raten (conversione) oder ein Plan beim OCC. Gehen Sie jetzt zum Anwalt.',
  },
}
