/** The Dutch words of the rows in ../state-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CARS_NL: Words = {
  ...stateWords('lemon', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'krijgt u misschien uw geld terug of een andere auto als een nieuwe auto een ernstig gebrek heeft dat na meerdere pogingen niet weg is. Bewaar elke reparatiebon',
  }),
  ...stateWords('towed', {
    AZ: 'kunt u, als de politie een auto in beslag neemt (impound), voor de dag in het bericht een zitting vragen',
    CA: 'kunt u binnen 10 dagen na het bericht om een gratis hoorzitting over wegslepen door de politie vragen. De kosten zijn begrensd',
    FL: 'moet een terrein duidelijke borden hebben, en stelt de county of stad de kosten vast. U kunt een borg (bond) betalen om de auto te krijgen en het aanvechten',
    GA: 'moet een particulier terrein duidelijke borden hebben, en begrenst de staat wat wegslepen mag kosten',
    MI: 'hebt u 20 dagen na bericht van wegslepen om de rechtbank om een hoorzitting te vragen',
    NC: 'kunt u een magistrate om een hoorzitting over wegslepen vragen, om te zien of er een goede reden was',
    TX: 'hebt u 14 dagen na wegslepen om de justice court om een hoorzitting te vragen',
    VA: 'moet een particulier terrein duidelijke borden hebben, en begrenst de wet van staat of stad wat wegslepen mag kosten',
    WA: 'hebt u 10 dagen na bericht van wegslepen om de rechtbank om een hoorzitting te vragen',
  }),
}
