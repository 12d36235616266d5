/** The Italian words of the rows in ../job-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const JOB_RECORDS_IT: Words = {
  ...stateWords('job-record', {
    CA: 'la legge limita come un datore di lavoro può usare i precedenti penali. Risponda per iscritto entro il giorno indicato e dica come è cambiato',
    IL: 'la legge limita come un datore di lavoro può usare i precedenti penali. Risponda per iscritto entro il giorno indicato e dica come è cambiato',
    MA: 'la legge limita come un datore di lavoro può usare i precedenti penali. Risponda per iscritto entro il giorno indicato e dica come è cambiato',
    NJ: 'la legge limita come un datore di lavoro può usare i precedenti penali. Risponda per iscritto entro il giorno indicato e dica come è cambiato',
    NY: 'la legge limita come un datore di lavoro può usare i precedenti penali. Risponda per iscritto entro il giorno indicato e dica come è cambiato',
    PA: 'la legge limita come un datore di lavoro può usare i precedenti penali. Risponda per iscritto entro il giorno indicato e dica come è cambiato',
    WA: 'la legge limita come un datore di lavoro può usare i precedenti penali. Risponda per iscritto entro il giorno indicato e dica come è cambiato',
  }),
}
