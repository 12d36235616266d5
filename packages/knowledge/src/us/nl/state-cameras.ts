/** The Dutch words of the rows in ../state-cameras.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CAMERAS_NL: Words = {
  ...stateWords('camera', {
    CA: 'is de bestuurder aansprakelijk, niet de eigenaar. De brief over rood licht moet binnen 15 dagen op de post, en de foto’s gelden meestal als bewijs',
    FL: 'krijgt de eigenaar eerst een bericht. U hebt 60 dagen om te betalen, onder ede te zeggen wie reed, of een zitting te vragen',
    IL: 'krijgt de eigenaar een camerabon, zonder punten. U kunt laten zien dat de auto gestolen of verkocht was',

    MD: 'krijgt de eigenaar een camerabon, zonder punten. U kunt om een zitting vragen en zeggen wie reed',
    NY: 'krijgt de eigenaar een camerabon, wie er ook reed. Hij geeft geen punten. Een gestolen of verhuurde auto is een verweer',
    OH: 'hebt u 30 dagen na een camerabon om te betalen, onder ede te zeggen wie reed, of om een hoorzitting te vragen',
    PA: 'krijgt de eigenaar een camerabon, zonder punten. U kunt laten zien dat een ander reed of dat de auto gestolen of verkocht was',
    VA: 'krijgt de eigenaar een camerabon, zonder punten. U kunt zweren dat u niet de bestuurder was, of naar de rechtbank gaan',
    WA: 'krijgt de eigenaar een camerabon, zonder punten. U kunt onder ede zeggen dat een ander de auto had',
  }),
}
