/** The Italian words of the rows in ../used-car-warranties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const USED_CAR_WARRANTIES_IT: Words = {
  ...stateWords('used-car', {
    MA: 'un rivenditore deve riparare i guasti gravi di molte auto usate per 30-90 giorni, secondo le miglia. Le parole “as is” non lo cambiano',
    NJ: 'un rivenditore deve riparare i guasti gravi di molte auto usate per 30-90 giorni, secondo le miglia. Le parole “as is” non lo cambiano',
    NY: 'un rivenditore deve riparare i guasti gravi di molte auto usate per 30-90 giorni, secondo le miglia. Le parole “as is” non lo cambiano',
    AZ: 'un rivenditore deve riparare motore e cambio di quasi tutte le auto usate per 15 giorni o 500 miglia. Le parole “as is” quasi mai lo cambiano',
    IL: 'un rivenditore deve riparare motore e cambio di quasi tutte le auto usate per 15 giorni o 500 miglia. Le parole “as is” quasi mai lo cambiano',
  }),
}
