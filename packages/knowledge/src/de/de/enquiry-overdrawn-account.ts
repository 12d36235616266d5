/** Questions about a bank that keeps benefits because the account is overdrawn: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAWN_ACCOUNT_DE: Words = {
  'de.ask-debt.overdrawn': {
    says: 'Verlangen Sie heute schriftlich, dass die Bank ein P-Konto daraus macht. Das muss sie, auch wenn Sie im Minus sind. Ab diesem Tag darf sie den geschützten Teil neuer Eingänge nicht mit dem Minus verrechnen, mindestens 1.590 € im Monat. Das alte Minus wird getrennt geführt und in Raten bezahlt. Kein Essen? Gehen Sie zum Jobcenter oder Sozialamt. Auch ein Basiskonto bei einer anderen Bank ist möglich.',
  },
}
