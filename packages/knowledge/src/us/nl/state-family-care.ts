/** The Dutch words of the rows in ../state-family-care.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_CARE_NL: Words = {
  ...stateWords('debt-of-the-dead', {
    'AZ WA':
      'heeft een bedrijf maar een vaste tijd om bij een nalatenschap te eisen. Kinderen zijn meestal niets schuldig, maar een man of vrouw kan gedeelde schulden hebben',
    'GA MI NC NJ':
      'heeft een bedrijf maar een vaste tijd om bij de nalatenschap van een overledene te eisen. Familie is de schuld meestal niet schuldig als zij niet tekende',
    IL: 'eindigen de meeste schulden van een overledene twee jaar na het overlijden. Familie is ze meestal niet schuldig als zij niet tekende',
    MA: 'eindigen de meeste schulden van een overledene een jaar na het overlijden. Familie is ze meestal niet schuldig als zij niet tekende',
    OH: 'moeten de meeste schulden van een overledene binnen zes maanden na het overlijden worden opgeëist. Familie is ze meestal niet schuldig als zij niet tekende',
  }),
  ...stateWords('keep-cover', {
    'AZ GA IL MA NC NJ OH':
      'kunt u de zorgverzekering van een klein bedrijf meestal enkele maanden houden, op eigen kosten. Vraag het binnen enkele dagen',
  }),
  ...stateWords('elder-harm', {
    'AZ GA IL MA MI NC NJ OH WA':
      'onderzoekt de staat schade aan oudere of gehandicapte volwassenen, ook bij geld. Bel de bescherming van volwassenen (adult protective services), en meteen de bank',
  }),
  ...stateWords('power-of-attorney', {
    'AZ GA IL MA MI NC NJ OH WA':
      'kan iemand een volmacht (power of attorney) alleen tekenen of stoppen zolang hij die begrijpt. Wie helpt, moet voor die persoon handelen en rekening bijhouden',
  }),
}
