/** Sales online, by phone or at the door: the right to withdraw, sales calls and things nobody ordered: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISTANCE_SELLING_WORDS: Words = {
  'fr.buy.right-withdraw': {
    says: 'En casi todas las compras por internet, teléfono o en su puerta puede desistir en 14 días, sin motivo. Entonces el vendedor devuelve el dinero en 14 días.',
  },
  'fr.buy.right-withdraw-longer': {
    says: 'Si el vendedor no le habló de este derecho, tiene doce meses más.',
  },
  'fr.buy.right-cold-call': {
    says: 'Desde el 11 de agosto de 2026 una empresa necesita su permiso antes de una llamada de venta. Un contrato de una llamada sin permiso es nulo.',
  },
  'fr.buy.right-unordered': { says: 'No debe nada por cosas o servicios que no pidió.' },
  'fr.buy.insight-withdraw': {
    says: 'La carta habla del derecho a desistir. Los 14 días empiezan con la entrega de la cosa, o con el contrato en un servicio.',
    actionable: 'Mande ya su desistimiento por escrito y guarde la prueba.',
  },
  'fr.buy.change-calls': {
    says: 'Desde el 11 de agosto de 2026 las llamadas de venta necesitan su permiso previo.',
    was: 'Tenía que apuntarse en Bloctel para parar las llamadas.',
    is: 'Sin su permiso, esas llamadas están prohibidas.',
  },
  'fr.buy.right-withdraw-button': {
    says: 'Desde el 19 de junio de 2026 una web que vende debe tener un botón gratuito para desistir («renoncer au contrat ici»).',
  },
  'fr.buy.change-withdraw-button': {
    says: 'Desde el 19 de junio de 2026 puede desistir de una compra por internet con un botón de la web.',
    was: 'Tenía que mandar un formulario o una carta.',
    is: 'La web debe ofrecer un botón y mandarle un recibo.',
  },
}
