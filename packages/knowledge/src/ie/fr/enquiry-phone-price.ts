/** Questions about a price rise in a phone, broadband or television contract: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PHONE_PRICE_FR: Words = {
  'ie.ask.contract-price-up': {
    says: 'Si la firme change le prix de son seul choix, elle doit vous le dire un mois avant. Vous pouvez alors partir sans frais dans ce délai. Si votre contrat disait déjà que le prix monte chaque année, comme l’inflation, ce droit n’existait pas. Une loi nouvelle était prévue pour 2026 : demandez à ComReg, gratuit, 01 804 9668. Demandez à la firme par écrit où c’est dit.',
    dependsOn: 'si le contrat prévoit déjà la hausse',
  },
}
