/** Questions about a fine for no valid ticket: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_TRANSPORT_FINE_DE: Words = {
  'nl.ask.no-valid-ticket': {
    says: 'Das Papier kommt zuerst vom Verkehrsbetrieb. Schreiben Sie vor dem letzten Tag an den Kundendienst, mit Beleg, dass die Karte nicht ging oder Sie ein Abo haben. Oft fällt der Betrag weg oder sinkt. Zahlen oder schreiben Sie nicht, kommt ein Strafbefehl über das CJIB. Dagegen können Sie binnen 14 Tagen vorgehen.',
  },
}
