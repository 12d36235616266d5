/** What can still be done about a rented home when the day is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_ES: Words = {
  'be.late.home-reality': {
    says: 'El día de la carta pasó, pero una carta no echa a nadie. Hace falta una sentencia, y luego casi siempre un mes desde su notificación.',
  },
  'be.late.home-step': {
    says: 'Quédese y guarde las llaves, aunque el día pasó. Pague el alquiler como antes y escriba hoy por carta certificada que no acepta.',
  },
  'be.late.rent-reality': {
    says: 'El día de pago pasó: el propietario puede ir al juez de paz. Solo ese juez puede acabar el alquiler. Aún puede ofrecer un plan, también allí.',
  },
  'be.late.rent-step': {
    says: 'Pague hoy el alquiler de este mes y ofrezca por escrito una pequeña cuota para el resto. Pregunte hoy al CPAS (OCMW): puede ayudar con la deuda y hablar con el propietario.',
  },
  'be.late.evicted-step': {
    says: 'Llame hoy al agente judicial y pregunte el día del desalojo. Llame al CPAS (OCMW) por una vivienda, y a un abogado gratis el mismo día.',
  },
  'be.late.evicted-right': {
    says: 'Un juez puede alargar el mes tras la notificación por razones graves, como no tener otra vivienda, sobre todo en invierno. Pregunte a un abogado si aún es posible.',
  },
  'be.late.evicted-option': {
    says: 'Si le juzgaron ausente, apele. Si no se puede apelar, opóngase ante el mismo tribunal (opposition, verzet).',
    title: 'Apelar u oponerse, si el juez decidió sin usted',
    cost: 'Un abogado, gratis con pocos ingresos.',
    time: 'Un mes desde la notificación.',
    risk: 'Mientras tanto a menudo pueden desalojarle.',
    bestFor: 'Tiene una razón para quedarse.',
  },
}
