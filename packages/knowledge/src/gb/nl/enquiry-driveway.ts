/** Questions about a car on or across a drive: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_NL: Words = {
  'gb.ask-drive.on-it': {
    says: 'Geen wielklem, niet insluiten, niet wegslepen: dat kan strafbaar zijn. Het is betreding van uw grond (trespass): schrijf de eigenaar en ga daarna naar de rechter. De DVLA kan de houder noemen bij een goede reden (formulier V888). Lijkt de auto achtergelaten, dan moet de gemeente iets doen.',
  },
  'gb.ask-drive.across-it': {
    says: 'Op de weg kunnen gemeente of politie optreden. Bel de gemeente: die kan een auto bij een verlaagde stoeprand beboeten. Zit uw auto opgesloten, bel dan de politie op 101, want dat is belemmering. Verplaats of beschadig de auto niet zelf.',
  },
}
