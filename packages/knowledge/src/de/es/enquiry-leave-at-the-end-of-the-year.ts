/** Questions about leave that is said to lapse at the end of the year: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_ES: Words = {
  'de.ask-job.leave-year-end': {
    says: 'No caducan por sí solas el 31 de diciembre. Antes, la empresa debe haberle pedido con claridad y a tiempo que las tome, y avisado de que se pierden. ¿No pudo por necesidades urgentes de la empresa o enfermedad? Entonces siguen hasta el 31 de marzo. Sin ese aviso duran aún más. Pida ahora por escrito días fijos y guarde la negativa. Solo se pagan en dinero cuando termina el empleo.',
  },
}
