/** The Spanish words of the rows in ../charges-and-pleas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const CHARGES_AND_PLEAS_ES: Words = {
  'us.plea.want': {
    says: 'Una corte quiere su respuesta: culpable o no culpable. Pagar la multa casi siempre es declararse culpable.',
  },
  'us.plea.reality': { says: 'Es real y tiene fecha. Nada está decidido todavía.' },
  'us.plea.right-trial': {
    says: 'Puede declararse no culpable. Entonces deben probarlo ante un juez, y usted puede preguntar y llevar pruebas.',
  },
  'us.plea.right-lawyer': {
    says: 'Si hay riesgo de cárcel, puede tener abogado, gratis si no puede pagar. Si no es ciudadano, pregunte a uno antes de responder.',
  },
  'us.plea.step': {
    says: 'Responda antes de la fecha del papel y guarde prueba. Pregunte al secretario por una audiencia, un curso de manejo o un cargo menor.',
  },
  'us.plea.option-fight': {
    says: 'Declárese no culpable antes de la fecha y vaya a la audiencia.',
    title: 'Declararse no culpable',
    cost: 'Casi siempre gratis; costos si pierde',
    time: 'Semanas o meses',
    risk: 'Puede perder y pagar más.',
    bestFor: 'No lo hizo, o los puntos le dañan.',
  },
  'us.plea.option-pay': {
    says: 'Pague antes de la fecha, si acepta los puntos y lo que hará con su seguro.',
    title: 'Pagar la multa',
    cost: 'La multa y los costos',
    time: 'Antes de la fecha del papel',
    risk: 'Puntos en su licencia. Su seguro puede subir.',
    bestFor: 'Lo hizo y los puntos no importan.',
  },
  ...stateWords('plea', {
    CA: 'puede declararse no culpable, pedir juicio por escrito o escuela de tráfico. Actúe antes de la fecha de la multa',
    GA: 'puede declararse no culpable y ser oído en la corte el día de la multa. No ir puede costar su licencia',
    IL: 'puede declararse no culpable o pedir supervisión, que casi siempre evita puntos',
    NC: 'muchas multas pueden pagarse antes del día de corte. Puede pedir al fiscal que la baje, o declararse no culpable',
    NJ: 'puede declararse no culpable y ser oído en la corte municipal, o pedir al fiscal un cargo menor',
    NY: 'puede declararse no culpable en el plazo de la multa y tener audiencia. No responder puede suspender su licencia',
    OH: 'puede declararse no culpable, en la corte o casi siempre por formulario, y tener juicio. El estado debe probarlo',
    PA: 'tiene diez días para responder: declárese no culpable y pida audiencia. Después tiene 30 días para apelar',
    TX: 'puede declararse no culpable, o pedir antes de la fecha un curso o aplazamiento. Entonces casi siempre se retira el caso',
    VA: 'puede disputarla en la corte (general district court) y apelar en diez días. 20 mph de más o sobre 85 mph es reckless driving, un delito',
  }),
}
