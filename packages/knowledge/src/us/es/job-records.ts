/** The Spanish words of the rows in ../job-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const JOB_RECORDS_ES: Words = {
  ...stateWords('job-record', {
    CA: 'la ley limita cómo un empleador puede usar antecedentes penales. Conteste por escrito antes del día indicado y diga cómo ha cambiado',
    IL: 'la ley limita cómo un empleador puede usar antecedentes penales. Conteste por escrito antes del día indicado y diga cómo ha cambiado',
    MA: 'la ley limita cómo un empleador puede usar antecedentes penales. Conteste por escrito antes del día indicado y diga cómo ha cambiado',
    NJ: 'la ley limita cómo un empleador puede usar antecedentes penales. Conteste por escrito antes del día indicado y diga cómo ha cambiado',
    NY: 'la ley limita cómo un empleador puede usar antecedentes penales. Conteste por escrito antes del día indicado y diga cómo ha cambiado',
    PA: 'la ley limita cómo un empleador puede usar antecedentes penales. Conteste por escrito antes del día indicado y diga cómo ha cambiado',
    WA: 'la ley limita cómo un empleador puede usar antecedentes penales. Conteste por escrito antes del día indicado y diga cómo ha cambiado',
  }),
}
