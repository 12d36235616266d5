/** The Italian words of the rows in ../state-rents.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENTS_IT: Words = {
  ...stateWords('bad-home', {
    AZ: 'guasti seri che ha detto al proprietario (landlord) si possono contare contro l’affitto in tribunale',
    CA: 'una casa non abitabile è una difesa in una causa per affitto non pagato',
    FL: 'guasti seri possono essere una difesa se ha scritto al proprietario (landlord) sette giorni prima. Deve pagare l’affitto al tribunale',
    GA: 'il proprietario (landlord) deve tenere la casa riparata. La Sua perdita si può contare contro l’affitto',
    IL: 'una casa non abitabile può essere una difesa in una causa per affitto non pagato',
    MA: 'cattive condizioni che il proprietario (landlord) conosceva possono ridurre l’affitto o fermare lo sfratto (eviction)',
    MI: 'il proprietario (landlord) deve tenere la casa abitabile e riparata. Si può contare contro l’affitto',
    NJ: 'cattive condizioni possono ridurre l’affitto. Tenga pronti i soldi per il tribunale',
    NY: 'una casa deve essere abitabile e sicura (warranty of habitability). Se non lo è, un giudice può ridurre l’affitto. Le spese di ritardo hanno un limite',
    NC: 'il proprietario (landlord) deve tenere la casa abitabile. Può chiedere indietro affitto per i mesi cattivi, ma non smetta di pagare da solo',
    OH: 'può pagare l’affitto al cancelliere (court clerk) se è in regola con i pagamenti e ha dato un avviso scritto dei guasti',
    PA: 'una casa deve essere abitabile. Se non lo è, un giudice può ridurre l’affitto',
    TX: 'quasi sempre non può trattenere l’affitto per le riparazioni, ma può fare causa se il proprietario (landlord) non ripara dopo un avviso',
    VA: 'cattive condizioni possono essere una difesa se prima l’ha detto al proprietario (landlord). Tenga da parte l’affitto, perché un giudice può chiederlo',
    WA: 'il proprietario (landlord) deve tenere la casa abitabile. Guasti seri si possono contare contro l’affitto in tribunale',
  }),
  ...stateWords('late-fee', {
    CO: 'una penale per ritardo (late fee) richiede sette giorni di ritardo. Può essere di $50 o del 5 % dell’affitto, il più alto',
    CT: 'una penale per ritardo (late fee) richiede nove giorni di ritardo. Può essere di $5 al giorno fino a $50, o il 5 % dell’arretrato, il meno',

    CA: 'una spesa di ritardo deve essere vicina a quanto il ritardo costa davvero al proprietario (landlord)',
    MA: 'una spesa di ritardo è permessa solo se il contratto (lease) la prevede e l’affitto è in ritardo di 30 giorni',
    NJ: 'una spesa di ritardo deve essere nel contratto (lease) e ragionevole. Alcune persone con sussidi o pensioni hanno cinque giorni lavorativi in più',
    NY: 'per una spesa di ritardo servono cinque giorni di ritardo. Può essere $50 o il 5% dell’affitto, il meno dei due. Non è un motivo di sfratto (eviction)',
    NC: 'per una spesa di ritardo servono cinque giorni di ritardo. Può essere $15 o il 5% dell’affitto del mese, il più dei due',
    TX: 'per una spesa di ritardo servono un contratto scritto (lease) e due giorni interi di ritardo. Deve essere ragionevole',
    VA: 'una spesa di ritardo deve essere nel contratto (lease). Può essere il 10% dell’affitto o del dovuto, il meno dei due',
    WA: 'una spesa di ritardo è permessa solo se l’affitto è in ritardo di oltre cinque giorni. Non si può usare per sfrattarla (evict)',
  }),
  ...stateWords('lease-early', {
    'AZ CA IL MI NC NJ NY OH TX VA WA':
      'un proprietario (landlord) deve quasi sempre provare ad affittare di nuovo la casa. Deve solo ciò che si perde fino ad allora',
    FL: 'il proprietario (landlord) sceglie: affittare di nuovo, o aspettare e chiedere l’affitto. Un contratto (lease) può limitare la spesa per l’uscita anticipata a due mesi di affitto',
  }),
}
