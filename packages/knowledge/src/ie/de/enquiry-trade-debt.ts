/** Questions about the debt of a business: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_DE: Words = {
  'ie.ask.trade-debt-house': {
    says: 'Ein Brief kann das Haus nicht nehmen. Erst brauchen sie ein Urteil und können es dann auf den Anteil des Schuldners eintragen. Nur ein Gericht kann den Verkauf anordnen, und es kann ablehnen oder warten. Bieten Sie schriftlich Raten an und rufen Sie MABS an: 0818 07 2000, kostenlos.',
  },
  'ie.ask.trade-debt-letter': {
    says: 'Ein Brief allein nimmt nichts. Antworten Sie dem Anwalt jetzt und bieten Sie Raten, die Sie halten können. Bis €15,000 geht es zum District Court: Claim Notice, 28 Tage zum Antworten, dann Urteil. Erst danach kann der Sheriff kommen, oder Raten auf Befehl oder eine Last auf dem Haus. Die Schuld des Partners ist nur Ihre, wenn Sie unterschrieben. MABS hilft kostenlos: 0818 07 2000.',
  },
}
