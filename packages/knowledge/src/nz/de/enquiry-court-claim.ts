/** Questions about claims before a court or the Disputes Tribunal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_DE: Words = {
  'nz.ask.sued': {
    says: 'Reichen Sie innerhalb von 25 Arbeitstagen, nachdem Sie die Papiere bekamen, eine Verteidigung (statement of defence) ein. Bestreiten Sie es und sind es 60.000 $ oder weniger, bitten Sie um das Disputes Tribunal.',
  },
  'nz.ask.ignore': {
    says: 'Legen Sie Papiere vom Gericht nicht weg. Antworten Sie nicht, kann das Gericht ohne Sie entscheiden.',
  },
  'nz.ask.tribunal': {
    says: 'Das Disputes Tribunal hört seit dem 24. Januar 2026 Streitfälle bis 60.000 $. Anwälte dürfen nicht auftreten. Bringen Sie Ihre Beweise mit und gehen Sie zum Termin.',
  },
}
