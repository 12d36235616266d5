/** How long a claim can be brought for (verjaring): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'nl.limitation.goods': {
    says: 'Een bedrijf dat u spullen verkocht, heeft twee jaar om de prijs te eisen.',
    from: 'de dag nadat u moest betalen',
    restartedBy: 'Een schriftelijke aanmaning of erkenning kan de tijd opnieuw laten beginnen.',
  },
  'nl.limitation.general': {
    says: 'De meeste schulden uit een contract verjaren na vijf jaar. U moet dat zelf zeggen.',
    from: 'de dag nadat u moest betalen',
    restartedBy: 'Een schriftelijke aanmaning of erkenning kan de tijd opnieuw laten beginnen.',
  },
  'nl.limitation.judgment': {
    says: 'Een vonnis kan meestal twintig jaar worden uitgevoerd. Voor maandsommen en rente is dat vijf jaar.',
  },
}
