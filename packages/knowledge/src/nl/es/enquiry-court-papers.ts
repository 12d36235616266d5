/** Questions about papers from a court, one's own claim and a free lawyer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_ES: Words = {
  'nl.ask.summons': {
    says: 'Conteste por escrito o en persona como muy tarde el día del juzgado. Para el juez (kantonrechter) no necesita abogado. Puede pedir más tiempo. Si calla, el juez casi siempre da la razón a la otra parte.',
  },
  'nl.ask.free-lawyer': {
    says: 'Llame antes al Juridisch Loket: es gratis. Con pocos ingresos y ahorros tiene un abogado por una pequeña parte (toevoeging). Lo pide el abogado.',
  },
  'nl.ask.claim-yourself': {
    says: 'Escriba un requerimiento con un último día. Hasta 25.000 € va al kantonrechter y no necesita abogado. Un agente judicial entrega la citación (dagvaarding) y usted paga una tasa. Si gana, la otra parte le devuelve casi todo.',
  },
  'nl.ask.default-judgment': {
    says: 'Puede oponerse (verzet), casi siempre en cuatro semanas desde que le entregaron la sentencia o actuó por ella. Empieza con una citación por agente judicial, así que llame hoy a un abogado o al Juridisch Loket. Un juez puede parar la ejecución mientras.',
  },
}
