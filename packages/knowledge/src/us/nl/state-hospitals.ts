/** The Dutch words of the rows in ../state-hospitals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOSPITALS_NL: Words = {
  ...stateWords('hospital-help', {
    GA: 'geven veel ziekenhuizen bij een laag inkomen gratis of goedkopere zorg (ICTF). Vraag het formulier voordat u betaalt',
    AZ: 'mag rente op medische schulden hoogstens 3% per jaar zijn',
    CA: 'moeten ziekenhuizen bij laag inkomen gratis of goedkopere zorg geven, en 180 dagen wachten voor zij naar de rechter gaan. De wet houdt medische schulden uit kredietrapporten',
    CO: 'moeten ziekenhuizen kijken of u hulp kunt krijgen tot 250% van de armoedegrens. Betalingen zijn begrensd naar uw inkomen, en incasso moet wachten',
    FL: 'moet het ziekenhuis u een rekening met alle onderdelen geven en kijken of u hulp kunt krijgen voor het de schuld verkoopt, meldt of naar de rechter gaat',
    IL: 'moeten ziekenhuizen kijken of u hulp kunt krijgen voor zij een rekening naar incasso sturen',
    MD: 'moeten ziekenhuizen bij laag inkomen gratis of goedkopere zorg geven, en een betaalplan voor zij naar de rechter gaan',
    MA: 'betaalt het Health Safety Net ziekenhuiszorg bij laag inkomen. Vraag ernaar voor u een rekening betaalt',
    MN: 'moeten ziekenhuizen kijken of patiënten zonder verzekering hulp kunnen krijgen. De wet houdt medische schulden uit kredietrapporten',
    NJ: 'is zorg voor mensen met laag inkomen (charity care) gratis of goedkoop. De wet houdt medische schulden uit kredietrapporten',
    NY: 'moeten ziekenhuizen bij laag inkomen goedkopere zorg en een betaalplan aanbieden. De wet houdt medische schulden uit kredietrapporten',
    NC: 'moet een ziekenhuis een duidelijke rekening sturen en u 30 dagen vooraf schrijven voor het de rekening naar incasso stuurt',
    OH: 'moeten ziekenhuizen gratis basiszorg geven als uw inkomen op of onder de armoedegrens is',
    TX: 'moet een ziekenhuis u een rekening met alle onderdelen geven. Voor dat is gedaan, mag het de schuld niet innen',
    VA: 'moeten ziekenhuizen kijken of patiënten zonder verzekering hulp en een betaalplan kunnen krijgen',
    WA: 'moeten ziekenhuizen bij laag en gemiddeld inkomen gratis of goedkopere zorg geven, en het u vertellen',
  }),
}
