/** Questions about Carer’s Allowance paid while earnings were over the limit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARERS_OVERPAID_DE: Words = {
  'gb.ask-benefit.carers-overpaid': {
    says: 'Verlangen Sie binnen eines Monats eine neue Prüfung (mandatory reconsideration). Schwankender Lohn kann gemittelt werden; halbe Rentenbeiträge und manche Betreuungskosten werden abgezogen. Zurückzahlen müssen Sie nur, wenn Sie etwas weggelassen oder falsch angegeben haben. Ein ehrlicher Fehler ist kein Betrug: ohne Rat nichts zugeben, keine Strafe annehmen. Bitten Sie um kleine Raten.',
  },
}
