/** Questions about benefits that are claimed back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OVERPAID_NL: Words = {
  'fr.ask-debt.benefit-overpaid': {
    says: 'Betwist binnen twee maanden schriftelijk: bij de beroepscommissie (CRA) van de CAF, voor het RSA bij de departementsraad. Een fout van de kas wist de schuld niet, maar is een reden voor kwijtschelding (remise de dette) als u te goeder trouw was. Vraag die of kleine sommen, met inkomsten en uitgaven. Twee jaar na de betaling is het meestal verjaard, niet bij fraude.',
  },
}
