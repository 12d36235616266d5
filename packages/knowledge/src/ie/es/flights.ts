/** The Spanish words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_ES: Words = {
  'ie.air.want': {
    says: 'Una aerolínea le escribe por su vuelo retrasado o cancelado. Usted no debe nada, y quizá le deban dinero.',
  },
  'ie.air.reality': { says: 'Tiene que probar su motivo. Su palabra no basta.' },
  'ie.air.right-money': {
    says: 'Si llega con tres horas o más de retraso, casi siempre le deben 250 €, 400 € o 600 €, según la distancia del vuelo.',
  },
  'ie.air.right-technical': {
    says: 'Un fallo técnico casi nunca es excusa. La aerolínea debe probar algo extraordinario que no podía evitar.',
  },
  'ie.air.right-choice': {
    says: 'Si cancelan el vuelo, usted elige: su dinero en siete días, u otro vuelo. No tiene que aceptar un bono.',
  },
  'ie.air.right-meals': {
    says: 'Mientras espera, le debe comidas, y un hotel si hace falta, sea cual sea el motivo. Guarde los recibos.',
  },
  'ie.air.right-authority': {
    says: 'Si dice que no, o pasan seis semanas sin respuesta, puede quejarse gratis ante la autoridad irlandesa de aviación (IAA).',
  },
  'ie.air.right-small-claims': {
    says: 'Hasta 2.000 € puede usar el trámite de pequeñas demandas. Es barato y no necesita abogado.',
  },
  'ie.air.step': {
    says: 'Escriba a la aerolínea. Nombre el vuelo, el retraso y la suma, y pida la prueba del motivo.',
  },
}
