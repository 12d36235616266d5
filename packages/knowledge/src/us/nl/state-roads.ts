/** The Dutch words of the rows in ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ROADS_NL: Words = {
  ...stateWords('road-fines', {
    AZ: 'kunt u om een hoorzitting over een gewone verkeersbon vragen, of veel bonnen één keer in 12 maanden met een rijcursus wissen',
    GA: 'krijgt de eigenaar bericht van camera en tol. U kunt zweren dat een ander reed of dat de auto gestolen was, uiterlijk op de genoemde datum',
    MI: 'antwoord op een verkeersbon voor de dag die erop staat, meestal binnen 14 dagen: toegeven, uitleggen, of om een hoorzitting vragen',
    NC: 'hebt u 30 dagen vanaf een tolrekening om te betalen of schriftelijk om een beoordeling te vragen',
    TX: 'kunt u bij veel bonnen uiterlijk op de antwoorddatum om een rijcursus vragen, en dan vervalt de zaak',
  }),
  ...stateWords('license-hold', {
    NC: 'kost een gemiste zitting of een onbetaalde boete uw rijbewijs vanaf de 60e dag na verzending van het bevel. Regel het ervoor, of laat de rechter zien dat u niet kunt betalen',
  }),
}
