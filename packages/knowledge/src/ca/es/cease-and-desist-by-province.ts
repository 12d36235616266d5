/** The Spanish words of the rows in ../cease-and-desist-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_BY_PROVINCE_WORDS: Words = {
  'ca.stop.on-silence': {
    says: 'En Ontario el tribunal puede detener pronto un caso sobre palabras de interés público. Quien demandó casi siempre paga los gastos de usted.',
  },
  'ca.stop.bc-silence': {
    says: 'En Columbia Británica el tribunal puede detener pronto un caso sobre palabras de interés público.',
  },
  'ca.stop.qc-abuse': {
    says: 'En Quebec el tribunal puede rechazar un caso abusivo o hecho para callarle, y hacerles pagar.',
  },
  'ca.stop.qc-year': {
    says: 'En Quebec tienen un año desde el día en que conocieron las palabras para demandar por difamación.',
  },
  'ca.stop.on-notice': {
    says: 'En Ontario casi siempre tienen dos años para demandar. Con un periódico o emisora deben avisar en seis semanas y demandar en tres meses.',
  },
}
