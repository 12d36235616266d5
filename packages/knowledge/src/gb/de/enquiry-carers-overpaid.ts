/** Questions about Carer’s Allowance paid while earnings were over the limit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARERS_OVERPAID_DE: Words = {
  'gb.ask-benefit.carers-overpaid': {
    says: 'Verlangen Sie binnen eines Monats eine neue Prüfung (mandatory reconsideration). Schwankender Lohn kann gemittelt werden; halbe Rentenbeiträge und manche Betreuungskosten werden abgezogen. DWP will solche Schulden von 2015 bis 2025 neu prüfen. Zurückzahlen müssen Sie nur, wenn Sie etwas weggelassen oder falsch angegeben haben. Nehmen Sie ohne Rat keine Strafe an. Bitten Sie um kleine Raten.',
  },
}
