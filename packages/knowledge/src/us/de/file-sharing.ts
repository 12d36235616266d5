/** The German words of the rows in ../file-sharing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FILE_SHARING_DE: Words = {
  'us.swarm.right-who': {
    says: 'Einen Internetanschluss zu bezahlen ist kein Beweis, dass Sie kopiert haben. Der Inhaber muss zeigen, dass Sie es taten, oder davon wussten und halfen.',
  },
  'us.swarm.right-quash': {
    says: 'Ihre Internetfirma muss es Ihnen sagen, bevor sie auf Gerichtsbefehl Ihren Namen nennt. Bis zum Datum im Brief können Sie das Gericht bitten, es zu stoppen.',
  },
  'us.swarm.know-sums': {
    says: 'Nur der Inhaber darf einen Film kopieren oder teilen. In einem Prozess kann ein Richter für ein Werk $750 bis $30,000 festsetzen, mit Absicht auch mehr.',
  },
  'us.swarm.step-silent': {
    says: 'Öffnen Sie die Seite zum Vergleich nicht und antworten Sie noch nicht: das verrät, wer Sie sind. Teilen Sie nichts mehr, sichern Sie Ihr WLAN, behalten Sie das Schreiben. Fragen Sie zuerst einen Anwalt.',
  },
  'us.swarm.ask-notice': {
    says: 'Klicken Sie nicht auf den Link zum Vergleich und antworten Sie noch nicht. Meist kennt man nur eine IP-Adresse, Ihre Antwort nennt Ihren Namen. Der Anbieter nennt ihn meist nur auf Gerichtsbefehl und muss es vorher sagen. Den Anschluss zu zahlen beweist nicht, dass Sie kopiert haben. Teilen Sie nichts mehr, sichern Sie das WLAN. Bei Subpoena oder Klage: bis zum Datum handeln, mit Anwalt.',
  },
}
