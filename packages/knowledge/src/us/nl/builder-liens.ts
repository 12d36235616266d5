/** The Dutch words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const BUILDER_LIENS_NL: Words = {
  'us.lien.ca-builder': {
    says: 'In Californië eindigt het pandrecht (lien) van een aannemer op het huis als hij niet binnen 90 dagen na de inschrijving naar de rechter gaat. Zonder de nodige vergunning kan hij meestal niets eisen.',
  },
  ...stateWords('home-lien', {
    'MI OH PA':
      'kan een bedrijf dat voor uw aannemer werkte meestal geen pandrecht (lien) op uw huis houden, als u de aannemer daarvoor al helemaal had betaald. Bewaar bewijs van elke betaling',
    AZ: 'kan alleen een bedrijf met een schriftelijk contract met u een pandrecht (lien) hebben op het huis waarin u woont',
    GA: 'moet het bedrijf het pandrecht (lien) binnen 90 dagen na het werk inschrijven. Schrijft u een betwisting (notice of contest) in, dan moet het binnen 60 dagen naar de rechter, anders eindigt het',
    IL: 'kunt u het bedrijf schriftelijk zeggen dat het naar de rechter moet. Doet het dat niet binnen 30 dagen, dan eindigt het pandrecht (lien)',
    NC: 'moet het bedrijf het pandrecht (lien) binnen 120 dagen na het laatste werk indienen en binnen 180 dagen naar de rechter, anders eindigt het',
    WA: 'eindigt een pandrecht (lien) op een huis als het bedrijf niet binnen acht maanden naar de rechter gaat. Op het huis waarin u woont dekt het alleen wat u uw aannemer nog schuldig was toen het bericht kwam',
  }),
}
