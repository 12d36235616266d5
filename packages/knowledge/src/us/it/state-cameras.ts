/** The Italian words of the rows in ../state-cameras.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CAMERAS_IT: Words = {
  ...stateWords('camera', {
    CA: 'risponde chi guidava, non il proprietario. L’avviso per il rosso va spedito entro 15 giorni, e le foto di solito valgono come prova',
    FL: 'il proprietario riceve prima un avviso. Ha 60 giorni per pagare, dichiarare sotto giuramento chi guidava o chiedere un’udienza',
    IL: 'la multa della telecamera va al proprietario, senza punti. Può mostrare che l’auto era rubata o venduta',

    MD: 'la multa della telecamera va al proprietario, senza punti. Può chiedere un processo e dire chi guidava',
    NY: 'la multa della telecamera va al proprietario, chiunque guidasse. Non porta punti. Un’auto rubata o a noleggio è una difesa',
    OH: 'ha 30 giorni da una multa della telecamera per pagare, giurare chi guidava o chiedere un’udienza',
    PA: 'la multa della telecamera va al proprietario, senza punti. Può mostrare che guidava un altro o che l’auto era rubata o venduta',
    VA: 'la multa della telecamera va al proprietario, senza punti. Può giurare che non guidava Lei, o andare in tribunale',
    WA: 'la multa della telecamera va al proprietario, senza punti. Può dichiarare sotto giuramento che l’auto l’aveva un altro',
  }),
}
