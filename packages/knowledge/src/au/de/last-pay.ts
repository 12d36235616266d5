/** The last pay: wages, leave, superannuation and deductions: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LAST_PAY_DE: Words = {
  'au.work.no-hold': {
    says: 'Man darf verdienten Lohn nicht zurückhalten. Man kann Sie nicht zwingen, sofort zu unterschreiben.',
  },
  'au.work.know-crime': {
    says: 'Seit dem 1. Januar 2025 ist es eine Straftat, Beschäftigten absichtlich zu wenig zu zahlen.',
  },
  'au.work.right-leave': {
    says: 'Sie haben das Recht, dass nicht genommener Urlaub ausgezahlt wird.',
  },
  'au.work.right-super': {
    says: 'Seit dem 1. Juli 2026 muss Ihr Arbeitgeber die Altersvorsorge (super) binnen sieben Werktagen nach dem Zahltag zahlen.',
  },
  'au.work.step-pay': {
    says: 'Prüfen Sie Ihren letzten Lohn: Lohn, Kündigungsfrist, Urlaub und Altersvorsorge (super). Nutzen Sie die kostenlosen Lohnrechner des Fair Work Ombudsman.',
  },
  'au.work.right-deductions': {
    says: 'Ihr letzter Lohn muss voll kommen. Geld darf man nur einbehalten, wenn Sie zu Ihrem eigenen Nutzen schriftlich zugestimmt haben oder ein Gesetz oder eine Branchenregelung (award) es erlaubt.',
  },
  'au.work.right-long-service': {
    says: 'Nach vielen Jahren Arbeit wird der Urlaub für lange Dienstzeit (long service leave) meist ausgezahlt, wenn die Arbeit endet. Jeder Bundesstaat hat seine eigene Zahl von Jahren.',
  },
}
