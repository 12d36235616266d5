/** The Italian words of the rows in ../payday-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const PAYDAY_LOANS_IT: Words = {
  ...stateWords('payday', {
    MA: 'la legge vieta i prestiti a questi prezzi (payday loans). Prima di pagare chieda all’ufficio statale per i prestatori: forse deve meno o nulla',
    CA: 'la legge limita il prezzo di un prestito fino alla paga (payday loan). Non pagarlo non è un reato. Reclami per le minacce all’ufficio statale per i prestatori',
    FL: 'la legge limita il prezzo di un prestito fino alla paga (payday loan). Non pagarlo non è un reato. Reclami per le minacce all’ufficio statale per i prestatori',
    MI: 'la legge limita il prezzo di un prestito fino alla paga (payday loan). Non pagarlo non è un reato. Reclami per le minacce all’ufficio statale per i prestatori',
    OH: 'la legge limita il prezzo di un prestito fino alla paga (payday loan). Non pagarlo non è un reato. Reclami per le minacce all’ufficio statale per i prestatori',
    VA: 'la legge limita il prezzo di un prestito fino alla paga (payday loan). Non pagarlo non è un reato. Reclami per le minacce all’ufficio statale per i prestatori',
    WA: 'la legge limita il prezzo di un prestito fino alla paga (payday loan). Non pagarlo non è un reato. Reclami per le minacce all’ufficio statale per i prestatori',
    AZ: 'la legge vieta i prestiti a questi prezzi (payday loans). Prima di pagare chieda all’ufficio statale per i prestatori: forse deve meno o nulla',
    GA: 'la legge vieta i prestiti a questi prezzi (payday loans). Prima di pagare chieda all’ufficio statale per i prestatori: forse deve meno o nulla',
    IL: 'la legge vieta i prestiti a questi prezzi (payday loans). Prima di pagare chieda all’ufficio statale per i prestatori: forse deve meno o nulla',
    NC: 'la legge vieta i prestiti a questi prezzi (payday loans). Prima di pagare chieda all’ufficio statale per i prestatori: forse deve meno o nulla',
    NJ: 'la legge vieta i prestiti a questi prezzi (payday loans). Prima di pagare chieda all’ufficio statale per i prestatori: forse deve meno o nulla',
    NY: 'la legge vieta i prestiti a questi prezzi (payday loans). Prima di pagare chieda all’ufficio statale per i prestatori: forse deve meno o nulla',
    PA: 'la legge vieta i prestiti a questi prezzi (payday loans). Prima di pagare chieda all’ufficio statale per i prestatori: forse deve meno o nulla',
    TX: 'chi presta non può minacciarla di un reato per un payday loan. Molte città limitano questi prestiti. Reclami all’ufficio statale per i prestatori',
  }),
}
