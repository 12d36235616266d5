/** The Dutch words of the rows in ../gyms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const GYMS_NL: Words = {
  ...stateWords('gym', {
    GA: 'kunt u een contract met een sportschool binnen zeven werkdagen opzeggen',
    AZ: 'kunt u een contract met een sportschool opzeggen binnen drie dagen waarop die open is',
    CA: 'kunt u een contract met een sportschool annuleren binnen dagen nadat u tekende, en later als u verhuist of ziek wordt. De club moet het schriftelijk of per e-mail aannemen',
    'FL IL MA NJ NC PA TX VA WA':
      'kunt u een contract met een sportschool binnen drie werkdagen annuleren, en later als u verhuist of een handicap krijgt',
    NY: 'kunt u een contract met een sportschool binnen drie dagen annuleren, en later als u 25 mijl ver weg verhuist of ziek wordt',
    OH: 'kunt u een contract met een sportschool binnen drie werkdagen annuleren',
  }),
}
