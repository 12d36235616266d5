/** Questions about the debt of a business: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_DE: Words = {
  'ie.ask.trade-debt-house': {
    says: 'Ein Brief kann das Haus nicht nehmen. Erst brauchen sie ein Urteil und können es dann auf den Anteil des Schuldners eintragen. Nur ein Gericht kann den Verkauf anordnen, und es kann ablehnen oder warten. Bieten Sie schriftlich Raten an und rufen Sie MABS an: 0818 07 2000, kostenlos.',
  },
}
