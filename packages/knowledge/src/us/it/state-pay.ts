/** The Italian words of the rows in ../state-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PAY_IT: Words = {
  ...stateWords(['last-pay', 'last-pay-asked'], {
    AZ: 'se la licenziano, l’ultima paga è dovuta entro sette giorni lavorativi o entro il prossimo giorno di paga',
    CA: 'se la licenziano, l’ultima paga è dovuta subito. Per ogni giorno di ritardo può chiedere un giorno di paga, fino a 30 giorni',
    'CO NV': 'se la licenziano, l’ultima paga è dovuta subito',
    CT: 'se la licenziano, l’ultima paga è dovuta entro il prossimo giorno lavorativo, o entro il prossimo giorno di paga se il Suo posto è tagliato (layoff)',
    DC: 'se la licenziano, l’ultima paga è dovuta entro il prossimo giorno di lavoro',
    IL: 'l’ultima paga è dovuta entro il prossimo giorno di paga, con i giorni di ferie guadagnati',
    'IN MD MI NJ NY NC PA VA WI': 'l’ultima paga è dovuta entro il prossimo giorno di paga',
    MA: 'se la licenziano, l’ultima paga è dovuta lo stesso giorno. Se è in ritardo può chiedere il triplo della somma',
    MN: 'se la licenziano, l’ultima paga è dovuta entro 24 ore da quando la chiede per iscritto',
    MO: 'l’ultima paga è dovuta il giorno in cui la licenziano. La chieda per iscritto',
    OR: 'se la licenziano, l’ultima paga è dovuta entro la fine del prossimo giorno lavorativo',
    SC: 'l’ultima paga è dovuta entro 48 ore o entro il prossimo giorno di paga',
    TN: 'l’ultima paga è dovuta entro il prossimo giorno di paga o entro 21 giorni, quello che viene dopo',
    TX: 'se la licenziano, l’ultima paga è dovuta entro sei giorni',
    UT: 'se la licenziano, l’ultima paga è dovuta entro 24 ore',
    VT: 'se la licenziano, l’ultima paga è dovuta entro 72 ore',
    WA: 'l’ultima paga è dovuta entro la fine del periodo di paga',
  }),
}
