/** Questions about an overdraft that the bank ends or cuts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAFT_ENDED_DE: Words = {
  'de.ask-debt.overdraft-ended': {
    says: 'Einen Dispo darf die Bank meist ohne Grund kündigen, muss aber eine angemessene Frist lassen; üblich ist ein Monat. Schreiben Sie heute: Sie können nicht auf einmal zahlen, und bitten Sie um feste Raten zu niedrigerem Zins oder mehr Zeit. Nehmen Sie nicht in Eile einen teuren Kredit. Neuer Lohn kann mit dem Minus verrechnet werden: Verlangen Sie ein P-Konto, oder lassen Sie Lohn auf ein Basiskonto anderswo zahlen. Lehnt sie ab, hilft die Schuldnerberatung.',
  },
}
