/** Questions about an old bill with no court title: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_IT: Words = {
  'de.ask-debt.old-no-title': {
    says: 'Senza un titolo del tribunale non deve pagare. La maggior parte dei debiti si prescrive tre anni dopo la fine dell’anno in cui scadevano. Scriva: «Eccepisco la prescrizione (Einrede der Verjährung)». Non paghi e non prometta nulla. Se arriva un Mahnbescheid, si opponga comunque entro due settimane. Se parlano di un titolo, chieda una copia: vale 30 anni.',
  },
}
