/** Questions about a job with no contract on paper: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WRITTEN_CONTRACT_DE: Words = {
  'ch.ask.no-written-contract': {
    says: 'Sie haben auch ohne Papier die Rechte von Angestellten. Eine mündlich vereinbarte Stelle oder Arbeit, die sonst bezahlt wird, ist ein Vertrag. Lohn, vier Wochen Ferien, Kündigungsfristen und Lohn bei Krankheit gelten von Gesetzes wegen. Dauert die Stelle über einen Monat, muss der Arbeitgeber schriftlich mitteilen: Namen, Beginn, Aufgabe, Lohn und Stunden. Sichern Sie Nachrichten, Zahlungen und Namen. Die Schlichtung ist kostenlos.',
  },
}
