/** Questions about a job with no end date after five years: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMANENT_JOB_ES: Words = {
  'jp.ask.permanent-job': {
    says: 'Sí, si sus contratos con la misma empresa suman más de cinco años. Pídalo por escrito mientras corre el contrato actual (無期転換). La empresa no puede negarse: un empleo sin fin empieza al acabar este. Hágalo antes del último día, aunque digan que no renuevan, y guarde prueba. Pida también la renovación y la razón. Los de agencia lo piden a la agencia (派遣元). Para investigadores y tras la edad de jubilación puede ser distinto.',
  },
}
