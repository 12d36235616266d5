/** Questions about plumbers, locksmiths and garages: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'fr.ask-buy.garage-keeps': {
    says: 'Un taller puede retener el coche por trabajos encargados y debidos, no por los que nunca aceptó. Pida el presupuesto u orden firmada. Pague «bajo protesta» para recuperarlo y reclame después.',
  },
  'fr.ask-buy.plumber': {
    says: 'Antes del trabajo deben darle un presupuesto escrito con precios. Lo que no aceptó se puede discutir. Para trabajo extra en casa tiene 14 días para desistir. Escriba a la empresa, denúnciela en SignalConso y acuda a su mediador.',
  },
}
