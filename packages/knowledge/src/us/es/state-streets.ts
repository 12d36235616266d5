/** The Spanish words of the rows in ../state-streets.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_STREETS_ES: Words = {
  ...stateWords('traffic', {
    CA: 'puede declararse no culpable, pedir juicio por escrito o escuela de tráfico. Actúe antes de la fecha de la multa',
    FL: 'tiene 30 días para pagar, elegir un curso de manejo o pedir audiencia',
    GA: 'puede declararse no culpable y ser oído en la corte el día de la multa. No ir puede costar su licencia',
    IL: 'puede declararse no culpable o pedir supervisión, que casi siempre evita puntos',
    NJ: 'puede declararse no culpable y ser oído en la corte municipal, o pedir al fiscal un cargo menor',
    NY: 'puede declararse no culpable en el plazo de la multa y tener audiencia. No responder puede suspender su licencia',
    OH: 'puede declararse no culpable, en la corte o casi siempre por formulario, y tener juicio. El estado debe probarlo',
    PA: 'tiene diez días para responder: declárese no culpable y pida audiencia. Después tiene 30 días para apelar',
    VA: 'puede disputarla en la corte (general district court) y apelar en diez días. 20 mph de más o sobre 85 mph es reckless driving, un delito',
    WA: 'tiene 30 días para responder: pagar, explicar en audiencia o disputarla',
  }),
  ...stateWords('tow', {
    IL: 'una grúa privada exige letreros claros y tarifas fijas, y puede quejarse ante la comisión de comercio',
    MA: 'una grúa privada exige avisar a la policía, y el estado fija las tarifas',
    NJ: 'una grúa privada exige letreros y tarifas justas, y puede recoger el auto en horas fijas',
    OH: 'un lote privado exige letreros, las tarifas tienen tope y puede sacar sus cosas del auto',
    PA: 'un lote privado solo puede llevarse el auto si los letreros lo dicen, con la tarifa y el lugar',
  }),
  ...stateWords('card-age', {
    FL: 'el plazo para demandar por una tarjeta es de cuatro o cinco años, según los papeles. Después puede decir a la corte que es tarde',
    VA: 'el plazo para demandar por una tarjeta es de tres años, o cinco con contrato escrito y firmado',
  }),
}
