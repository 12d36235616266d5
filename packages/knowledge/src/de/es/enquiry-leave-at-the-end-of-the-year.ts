/** Questions about leave that is said to lapse at the end of the year: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_ES: Words = {
  'de.ask-job.leave-year-end': {
    says: 'No caducan por sí solas el 31 de diciembre. Antes, la empresa debe haberle pedido con claridad y a tiempo que las tome, y avisado de que se pierden. ¿No pudo por necesidades urgentes de la empresa o enfermedad? Entonces siguen hasta el 31 de marzo. Sin ese aviso duran aún más. Pida ahora por escrito días fijos y guarde la negativa. Solo se pagan en dinero cuando termina el empleo.',
  },
  'de.ask-job.too-much-leave': {
    says: 'No, no se puede pedir la devolución de la paga de vacaciones. Quien se va en la primera mitad del año, tras seis meses en el puesto, tiene un doceavo de las vacaciones por mes completo. Si hasta entonces tomó más, conserva lo pagado. Vale para el mínimo legal de cuatro semanas; para más días el contrato puede decir otra cosa. El nuevo empleador puede descontarlas. Pida un certificado de los días tomados.',
  },
}
