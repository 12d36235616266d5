/** The Dutch words of the rows in ../store-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STORE_DEMANDS_NL: Words = {
  'us.store.want': {
    says: 'Een winkel of zijn advocatenkantoor wil geld omdat er volgens hen spullen zijn meegenomen.',
  },
  'us.store.right-proof': {
    says: 'Het bedrag mag niet hoger zijn dan de wet van de staat zegt. Als u niet betaalt, moet de winkel het wegnemen en de schade bij de rechter bewijzen.',
  },
  'us.store.right-apart': {
    says: 'Betalen beëindigt een strafzaak niet, en de brief mag dat niet beloven of ermee dreigen.',
  },
  'us.store.step': {
    says: 'Bel niet en leg niet uit wat er is gebeurd. Als er een strafzaak kan komen, praat dan eerst met een advocaat.',
  },
  'us.store.option': {
    says: 'Vraag schriftelijk naar de wet, de spullen en het bedrag, en geef niets toe.',
    title: 'Schriftelijk om bewijs vragen',
    cost: 'Gratis',
    time: 'Uiterlijk op de datum in de brief',
    risk: 'De winkel kan naar de rechtbank voor kleine zaken (small claims court). Dat gebeurt zelden.',
    bestFor: 'De spullen zijn teruggegeven of het is niet waar.',
  },
  'us.check.right-bounced': {
    says: 'De wet van de staat begrenst de kosten voor een teruggestuurde cheque en geeft meestal een paar dagen om te betalen voor er meer bij komt. Een vergissing is geen misdaad.',
  },
  ...stateWords('store-demand', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'mag een winkel de spullen en een bedrag eisen dat de wet begrenst. Voor een kind kan het de ouders worden gevraagd',
  }),
}
