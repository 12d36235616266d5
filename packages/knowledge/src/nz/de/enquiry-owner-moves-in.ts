/** Questions of tenants whose landlord wants the home for family, and of tenants who share one: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNER_MOVES_IN_DE: Words = {
  'nz.ask.owner-moving-in': {
    says: 'Ja, ohne feste Laufzeit (periodic) reichen 42 Tage, wenn der Eigentümer oder Familie die Wohnung als Hauptwohnung braucht. Die Kündigung muss schriftlich sein, mit Grund und letztem Tag. Eine feste Laufzeit endet so nicht. Sie dürfen mit 21 Tagen früher gehen. Stimmt der Grund nicht, etwa wenn man an andere vermietet, gehen Sie zum Tenancy Tribunal: 0800 836 262. Nur es kann Sie hinaussetzen.',
  },
  'nz.ask.co-tenant': {
    says: 'Meist ja. Mieter im selben Vertrag schulden die Miete gemeinsam; der Vermieter kann von jedem alles verlangen. Zahlen Sie, damit Sie die Wohnung behalten. Fordern Sie dann den Anteil schriftlich mit Datum vom Mitbewohner. Sonst Disputes Tribunal. Sagen Sie dem Vermieter schriftlich, dass er weg ist, und bitten Sie um Änderung des Vertrags. Die Kaution deckt vielleicht einen Teil.',
  },
}
