/** Questions that rest on a common belief about work, prison for debts and the police, with those on the police: in German. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_CRIMINAL_DE } from './enquiry-criminal.ts'

export const ENQUIRY_COMMON_BELIEFS_DE: Words = {
  ...ENQUIRY_CRIMINAL_DE,
  'nl.ask.no-written-contract': {
    says: 'Sie haben auch ohne Papier die vollen Rechte: Lohn, Mindestlohn, Urlaub, Lohn bei Krankheit und Kündigungsschutz. Bezahlte Arbeit unter einem Chef ist rechtlich ein Vertrag. Drei Monate wöchentliche Arbeit gelten ohne weiteren Beweis so. Eine Probezeit ohne Papier ist nichtig. Der Arbeitgeber muss Ihnen die Hauptsachen schriftlich geben. Sichern Sie Nachrichten, Kontoauszüge und Namen. Fragen Sie das Juridisch Loket.',
  },
  'nl.ask.spoken-lease': {
    says: 'Ein mündlicher Mietvertrag gilt. Sie haben die Rechte jedes Mieters: Kündigungsschutz, Reparaturen und Prüfung der Miete durch die Huurcommissie. Seit 1. Juli 2023 muss der Vermieter einen neuen Vertrag aufschreiben. Sonst melden Sie es der Gemeinde (meldpunt goed verhuurderschap). Bewahren Sie Überweisungen und Nachrichten auf.',
  },
  'nl.ask.prison-debt': {
    says: 'Nicht für eine normale Schuld wie Kredit, Miete oder Rechnung. Ein Gerichtsvollzieher kann mit Urteil Sachen oder einen Teil des Lohns pfänden, mehr nicht. Für Strafen und Bußgelder des CJIB gilt anderes: Melden Sie sich dort sofort, wenn Sie nicht zahlen können, und bitten Sie um Raten. Bei Unterhalt kann ein Gericht einsperren, wer zahlen kann, aber nicht will. Zu viele Schulden? Ihre Gemeinde muss kostenlos helfen.',
  },
  'nl.ask.phone-searched': {
    says: 'Nicht einfach so. Bei Verdacht darf sie das Handy mitnehmen. Um Fotos, Nachrichten oder Orte anzusehen, braucht sie aber meist zuerst einen Richter (rechter-commissaris), außer bei großer Eile. Sie dürfen selbst ja sagen, müssen aber nicht. Den Code müssen Sie nicht nennen; man darf Ihren Finger auflegen. Sagen Sie nichts zur Sache und verlangen Sie zuerst einen Anwalt.',
  },
}
