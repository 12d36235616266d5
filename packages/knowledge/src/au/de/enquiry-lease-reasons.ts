/** Questions of tenants who are told to go at the end of a lease or for the owner, and who share a lease: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_REASONS_DE: Words = {
  'au.ask.lease-end-no-reason': {
    says: 'In New South Wales (seit 19. Mai 2025), Victoria (seit 25. November 2025) und South Australia ist das Ende des Vertrags kein Grund. Man braucht einen aus dem Gesetz, mit Beleg. Sonst wirkt die Kündigung nicht und der Vertrag läuft monatlich weiter. In Queensland ist das Ende ein Grund, mit zwei Monaten. In Western Australia reichen 30 Tage. Nur ein Gericht (tribunal) kann Sie hinaussetzen.',
    dependsOn: 'Ihr Staat',
  },
  'au.ask.owner-moving-in': {
    says: 'Das ist ein erlaubter Grund, aber nur mit richtiger Kündigung. In New South Wales und Victoria sind es ohne feste Laufzeit 90 Tage, auf dem richtigen Formular mit Beleg. In Queensland sind es zwei Monate. Eine feste Laufzeit endet so nicht früher, und eine SMS reicht nicht. Stimmt sie nicht, bleiben und zahlen Sie. Wird bald neu vermietet, können Sie sich beschweren. Rufen Sie eine Mieterhilfe an.',
  },
  'au.ask.co-tenant': {
    says: 'Meist ja. Stehen beide im Vertrag, kann der Vermieter von jedem die ganze Miete verlangen. Zahlen Sie, damit Sie die Wohnung behalten, und fordern Sie die Hälfte vom Mitbewohner: schriftlich mit Datum, mit Kontoauszügen, dann Gericht (tribunal oder small claim). Sagen Sie dem Makler schriftlich, dass er weg ist. Bitten Sie um einen neuen Mitmieter. Sein Teil der Kaution kann angerechnet werden.',
  },
}
