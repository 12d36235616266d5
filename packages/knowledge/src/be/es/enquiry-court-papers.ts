/** Questions about a summons, one's own claim and a free lawyer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_ES: Words = {
  'be.ask.summons': {
    says: 'Vaya a la primera vista. Discútala o pida pagar cada mes. Si no va, casi siempre deciden que la debe.',
  },
  'be.ask.option-help': {
    title: 'Pedir consejo legal gratis',
    says: 'La oficina de asistencia jurídica o su CPAS contesta gratis las primeras preguntas.',
    cost: 'Nada.',
    time: 'Una visita.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier primera pregunta.',
  },
  'be.ask.free-lawyer': {
    says: 'La primera consulta es gratis para todos (aide de première ligne). Con pocos ingresos tiene un abogado gratuito o barato (pro deo). Lleve pruebas de ingresos a la oficina (BAJ, BJB) o a un abogado pro deo.',
  },
  'be.ask.claim-yourself': {
    says: 'Envíe una carta certificada con un último día. Después pida al juez de paz una conciliación gratuita. Si falla, un agente judicial entrega una citación. Este juez decide hasta 5.000 € y no necesita abogado.',
  },
  'be.ask.judgment': {
    says: 'Casi siempre tiene un mes desde que le notifican la sentencia para apelar. ¿No estaba, y la suma es pequeña para apelar? Entonces puede oponerse (opposition, verzet) en ese mes. A menudo puede ejecutarse ya: vea ahora a un abogado o la ayuda legal.',
  },
}
