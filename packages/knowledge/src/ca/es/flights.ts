/** The Spanish words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_WORDS: Words = {
  'ca.air.want': {
    says: 'Una aerolínea escribe sobre su vuelo retrasado o cancelado. No debe nada, y quizá le deban dinero.',
  },
  'ca.air.reality': {
    says: 'La aerolínea sola no decide. No se debe dinero por retrasos fuera de su control o por seguridad, pero debe demostrarlo.',
  },
  'ca.air.right-money': {
    says: 'Por un retraso de tres horas o más que podía evitar, una aerolínea grande debe de $400 a $1,000. Una pequeña debe de $125 a $500.',
  },
  'ca.air.right-reason': {
    says: 'En una queja se supone que el retraso estaba en su control y no era por seguridad. La aerolínea debe probar que no.',
  },
  'ca.air.right-refund': {
    says: 'Si el otro vuelo no le sirve y la aerolínea podía evitar el retraso, puede recuperar su dinero. Si no podía evitarlo, puede si no tiene asiento en 48 horas. No tiene que aceptar un vale.',
  },
  'ca.air.right-claim': {
    says: 'Tiene un año para pedir este dinero a la aerolínea. Debe pagar o decir por qué no en 30 días.',
  },
  'ca.air.right-agency': {
    says: 'Si dice que no o no responde en 30 días, puede quejarse gratis ante la Canadian Transportation Agency.',
  },
  'ca.air.right-care': {
    says: 'Tras dos horas de espera le debe comida y bebida, y de noche un hotel, si podía evitar el retraso.',
  },
  'ca.air.step': {
    says: 'Escriba a la aerolínea. Diga el vuelo, el retraso y la suma, y pida el motivo exacto.',
  },
}
