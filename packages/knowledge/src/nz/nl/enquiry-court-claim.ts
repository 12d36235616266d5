/** Questions about claims before a court or the Disputes Tribunal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_NL: Words = {
  'nz.ask.sued': {
    says: 'Dien binnen 25 werkdagen na het krijgen van de papieren een verweer (statement of defence) in. Betwist u het en is het $60.000 of minder? Vraag dan om het Disputes Tribunal.',
  },
  'nz.ask.ignore': {
    says: 'Negeer papieren van de rechtbank niet. Antwoordt u niet? Dan kan de rechter zonder u beslissen.',
  },
  'nz.ask.tribunal': {
    says: 'Het Disputes Tribunal behandelt geschillen tot $60.000 sinds 24 januari 2026. Advocaten mogen niet optreden. Neem uw bewijs mee en ga naar de zitting.',
  },
}
