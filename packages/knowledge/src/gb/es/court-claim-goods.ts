/** The Spanish words of the rows in ../court-claim-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_GOODS_ES: Words = {
  'gb.claim.goods-want': {
    says: 'Piden al juzgado que le obligue a devolver los bienes o a pagar. El juzgado todavía no ha decidido nada.',
  },
  'gb.claim.goods-rights': {
    says: 'Puede ir a la vista y pedir quedarse los bienes y pagar cuotas menores. El juzgado puede darle tiempo.',
  },
  'gb.claim.goods-reality': {
    says: 'Es un caso judicial real con una fecha de vista. Vaya, porque el juez puede decidir sin usted.',
  },
  'gb.claim.goods-no-default': {
    says: 'No pueden ganar antes de la vista solo porque usted no envió un formulario. En este tipo de caso no hay sentencia automática por no contestar (judgment by default).',
  },
  'gb.claim.goods-step-advice': {
    says: 'Llame esta semana a un asesor de deudas gratuito. No devuelva los bienes ni firme nada antes de recibir consejo.',
  },
  'gb.claim.goods-step-form': {
    says: 'Rellene el formulario de admisión o de defensa y envíelo antes de la fecha de los papeles. En él puede ofrecer pagos.',
  },
  'gb.claim.goods-step-hearing': {
    says: 'Vaya a la vista con un presupuesto y prueba de lo que ha pagado.',
  },
  'gb.claim.goods-right-third': {
    says: 'Si ha pagado un tercio del precio total o más, no pueden recuperar los bienes sin una orden judicial o sin su acuerdo.',
  },
  'gb.claim.goods-right-time': {
    says: 'Puede pedir al juzgado una orden de plazos (time order). Puede fijar pagos menores durante más tiempo.',
  },
  'gb.claim.goods-right-end': {
    says: 'Quizá pueda terminar una compra a plazos (hire purchase) y devolver los bienes cuando la mitad está pagada. Pida antes consejo, pues el momento importa.',
  },
  'gb.claim.goods-option-keep': {
    says: 'Ofrezca lo que pueda pagar en el formulario y en la vista.',
    title: 'Pedir quedárselo y pagar a plazos',
    cost: 'Lo que ofrezca.',
    time: 'Un formulario ahora y medio día en el juzgado.',
    risk: 'Si no hace un pago que ordenó el juzgado, puede perder los bienes.',
    bestFor: 'Necesita los bienes y puede pagar algo cada mes.',
  },
  'gb.claim.goods-option-help': {
    says: 'Un asesor puede ver qué ha pagado y qué camino le cuesta menos.',
    title: 'Pedir ayuda gratuita antes de la vista',
    cost: 'Nada.',
    time: 'Una llamada esta semana.',
    risk: 'Ninguno, si aun así va a la vista.',
    bestFor: 'Todas las personas con este tipo de demanda.',
  },
}
