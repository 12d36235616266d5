/** Questions of tenants who must leave before the lease ends: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_EARLY_DE: Words = {
  'us.ask-home.break-lease': {
    says: 'In den meisten Staaten muss der Vermieter neu zu vermieten versuchen. Sie schulden dann Miete nur, bis jemand Neues zahlt, und angemessene Kosten. Einige Staaten sind anders, und der Vertrag kann eine Gebühr für frühes Gehen nennen. Kündigen Sie schriftlich mit Datum, bieten Sie Nachmieter oder Abfindung an und sichern Sie die Anzeigen. Militärbefehl, Gefahr oder eine unbewohnbare Wohnung befreien früher.',
  },
}
