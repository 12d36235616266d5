/** The German words of the rows in ../enquiry-titles-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TITLES_AND_SUBPOENAS_DE: Words = {
  'us.named.ask-no-title': {
    says: 'Ohne Fahrzeugbrief (title) ist der Kauf nicht fertig: Sie können das Auto nicht anmelden. Schreiben Sie dem Verkäufer mit einem Tag und behalten Sie Kaufzettel, Nachrichten und Zahlungsbeleg. Prüfen Sie die Nummer (VIN). Kommt nichts, verlangen Sie Ihr Geld zurück, melden Sie es der Polizei und dem Amt und nutzen Sie small claims. Ein Händler hat meist etwa 20 bis 30 Tage.',
  },
  'us.named.ask-subpoena': {
    says: 'Ja, gehen Sie hin: Wer eine gültige Ladung (subpoena) nicht befolgt, kann Strafe zahlen oder verhaftet werden. Rufen Sie den genannten Anwalt oder das Gericht an, der Tag ist oft verschiebbar. Verlangt sie zu viel, bitten Sie das Gericht vorher, sie aufzuheben (motion to quash). Was Sie selbst belasten könnte, müssen Sie nicht sagen. Sagen Sie es gleich Ihrem Chef: Die meisten Staaten verbieten, Zeugen zu kündigen.',
  },
  'us.named.ask-boss-overpaid': {
    dependsOn: 'Ihr Staat und wie viel sie nehmen',
    says: 'Aus Versehen gezahltes Geld kann meist zurückverlangt werden, aber nicht beliebig. Viele Staaten verlangen vorher Ihr schriftliches Ja oder eine Mitteilung und nur einen Teil pro Lohn. In New York braucht es eine schriftliche Mitteilung, nur acht Wochen zurück, und bei größeren Summen höchstens 12,5 % je Lohn. Verlangen Sie die Rechnung und bieten Sie kleine Raten an.',
  },
}
