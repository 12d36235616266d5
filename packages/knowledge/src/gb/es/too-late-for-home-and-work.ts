/** What can still be done when the day in a letter about a job or a home is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_ES: Words = {
  'gb.late.job-step': {
    says: 'El día para recurrir ya pasó. Envíe hoy su recurso de todos modos y diga por qué llega tarde. Su empresa aún puede oírlo.',
  },
  'gb.late.job-acas': {
    says: 'Contacte hoy con Acas. El plazo del tribunal corre desde que acabó su trabajo. Si también pasó, una demanda tardía solo cuenta si no pudo hacerla a tiempo.',
  },
  'gb.late.ni-job-step': {
    says: 'El día para recurrir ya pasó. Envíe hoy su recurso de todos modos. Luego llame a la Labour Relations Agency: el plazo del tribunal corre desde que acabó su trabajo.',
  },
  'gb.late.order-step': {
    says: 'El día del papel ya pasó. ¿Sigue en casa? Haga enviar hoy el formulario N244 al tribunal. ¿Ya le echaron? Llame hoy a Shelter y al ayuntamiento para tener dónde dormir.',
  },
}
