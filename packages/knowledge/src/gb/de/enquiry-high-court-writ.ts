/** Questions about a writ of the High Court for a judgment debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_COURT_WRIT_DE: Words = {
  'gb.ask-debt.writ-stay': {
    says: 'Das Formular N245 stoppt einen writ des High Court nicht. Schicken Sie jetzt N244 mit Ihrem Budget an das Gericht. Bitten Sie um Aufschub (stay) und Raten. EX160 kann die Gebühr erlassen. Tun Sie es in den sieben vollen Tagen der Ankündigung. Tür zu: Beim ersten Besuch ist Gewalt an der Wohnung verboten. Melden Sie der Firma schriftlich, wer krank ist. National Debtline: 0808 808 4000.',
  },
  'gb.ask-debt.writ-entry': {
    says: 'Beim ersten Besuch nicht in eine Wohnung, auch nicht mit einem writ des High Court. Türen abschließen und durch die Tür reden. In Geschäftsräume dürfen sie mit Gewalt. Ihr Auto draußen kann eine Kralle bekommen. Wer sie einlässt und Sachen unterschreibt, muss später mit Gewalt rechnen. Mit N244 bitten Sie das Gericht um Aufschub und Raten.',
  },
}
