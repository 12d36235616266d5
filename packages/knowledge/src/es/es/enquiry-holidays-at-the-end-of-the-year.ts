/** Questions about holidays that are said to be lost at the end of the year: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_ES: Words = {
  'es.ask.holiday-year-end': {
    says: 'Las vacaciones suelen acabar con el año, pero no si la empresa le impidió tomarlas o nunca se lo pidió. Entonces siguen siendo suyas. Tras una baja médica puede tomarlas hasta 18 meses después del fin de su año. Pida ahora por escrito días concretos. Si la empresa se niega o no fija fechas, demande en 20 días hábiles desde su respuesta; es un juicio rápido y sin abogado obligatorio. Dinero solo al acabar el empleo.',
  },
}
