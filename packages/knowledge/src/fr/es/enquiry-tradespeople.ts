/** Questions about plumbers, locksmiths and garages: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'fr.ask-buy.garage-keeps': {
    says: 'Un taller puede retener el coche por trabajos encargados y debidos, no por los que nunca aceptó. Pida el presupuesto u orden firmada. Pague «bajo protesta» para recuperarlo y reclame después.',
  },
  'fr.ask-buy.plumber': {
    says: 'Antes del trabajo deben darle un presupuesto escrito con precios. Lo que no aceptó se puede discutir. Para trabajo extra en casa tiene 14 días para desistir. Escriba a la empresa, denúnciela en SignalConso y acuda a su mediador.',
  },
  'fr.ask-buy.garage-bill': {
    says: 'Paga el trabajo que encargó, al precio que firmó. Para más, el taller necesita antes su sí. También debe reparar bien. Escríbale y luego vaya a su mediador gratuito.',
  },
  'fr.ask-buy.works-unfinished': {
    says: 'Envíe un requerimiento formal con un último día para acabar o reparar, y guarde fotos. No pague el resto antes. Si no pasa nada, puede terminar el contrato o hacerlo a costa de la empresa. Los defectos graves se cubren diez años.',
  },
}
