/** The Dutch words of the rows in ../state-associations.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ASSOCIATIONS_NL: Words = {
  ...stateWords('association-fines', {
    CO: 'moet u bericht krijgen en 30 dagen om het goed te maken. Boetes voor één overtreding stoppen bij $500',
    GA: 'mag een vereniging alleen boetes geven zoals haar ingeschreven papieren zeggen. Vraag om dat deel te zien',
    IL: 'moet het bestuur u voor een boete bericht geven en een kans om gehoord te worden',
    MA: 'volgen boetes de akte (master deed) en de regels van het gebouw. Vraag schriftelijk om de regel en om gehoord te worden door het bestuur',
    MI: 'mag een condominium alleen boetes geven zoals de statuten (bylaws) zeggen, na bericht en een kans om gehoord te worden',
    'MN PA':
      'vraagt een boete eerst bericht en een kans om gehoord te worden, en moet die eerlijk zijn',
    NJ: 'moet de vereniging u een eerlijke manier bieden om de ruzie buiten de rechter op te lossen',
    OH: 'moet het bestuur u eerst schrijven. U hebt 10 dagen om voor een boete om een hoorzitting te vragen',
    WA: 'moet het bestuur u bericht geven en een kans om gehoord te worden voor een boete van zijn lijst',
  }),
}
