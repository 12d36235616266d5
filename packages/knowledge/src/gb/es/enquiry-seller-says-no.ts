/** Questions about sellers who mislead or do not answer, and how long one has: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_SAYS_NO_ES: Words = {
  'gb.ask-consumer.ignored': {
    says: 'Envíe una carta clara: qué compró, qué está mal, qué quiere, y 14 días para hacerlo. Después pruebe con su tarjeta, un ombudsman o un servicio del sector. Lo último es el juzgado de pequeñas demandas (small claims court).',
  },
  'gb.ask-consumer.time-limit': {
    says: 'Tiene seis años para ir al juzgado. Pero la devolución total y la prueba fácil son de los primeros días y meses, así que reclame cuanto antes.',
    dependsOn: 'cuándo recibió la cosa o se hizo el trabajo',
  },
  'gb.ask-consumer.time-limit-scotland': {
    says: 'En Escocia tiene cinco años para ir al juzgado. Pero la devolución total y la prueba fácil son de los primeros días y meses, así que reclame cuanto antes.',
    dependsOn: 'cuándo recibió la cosa o se hizo el trabajo',
  },
  'gb.ask-consumer.misled': {
    says: 'Un comerciante no puede engañarle ni presionarle, ocultar costes ni usar reseñas falsas. Apunte lo que se dijo y pida su dinero. Dígalo también a la línea de consumo de Citizens Advice.',
    dependsOn: 'qué dijeron u ocultaron, y si por eso compró',
  },
}
