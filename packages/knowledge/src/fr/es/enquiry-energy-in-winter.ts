/** Questions about a cut of power or gas in the winter months: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_IN_WINTER_ES: Words = {
  'fr.ask-buy.energy-winter': {
    says: 'No. Del 1 de noviembre al 31 de marzo nadie puede cortar luz, gas o calor en su vivienda principal por una deuda. Pueden bajar la potencia, salvo con el cheque energía (chèque énergie). La deuda sigue: llame ya y pida un plan. Pida ayuda al FSL y a servicios sociales antes de abril. Si cortan, avise al mediador de energía.',
  },
}
