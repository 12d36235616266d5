/** Questions about a tax of the town or the water board that one cannot pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_TAX_UNPAID_DE: Words = {
  'nl.ask.town-tax-unpaid': {
    says: 'Beantragen Sie heute kwijtschelding mit dem Formular von Gemeinde oder Wasserverband, auch spät. Bei Einkommen nahe der Sozialhilfe und wenig Ersparnis kann man Ihnen die Steuer erlassen. Bitten Sie im selben Brief um Aufschub (uitstel). Heißt es nein, bitten Sie um Raten. Kam ein dwangbevel? Er gilt wie ein Urteil, nach zwei Tagen darf vollstreckt werden: Rufen Sie heute an. Kosten bleiben. Die Schuldenhilfe der Gemeinde ist kostenlos.',
  },
}
