/** Questions about a boundary: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_NL: Words = {
  'ie.ask.neighbour-builds': {
    says: 'Maak foto’s en meet. Vraag de afdeling planning van de gemeente om te kijken: die kan optreden tegen bouwen zonder vergunning, meestal binnen zeven jaar. Niemand mag op uw grond bouwen. Bij een gedeelde muur zegt de District Court wie wat mag. Probeer het eerst samen.',
  },
  'ie.ask.hedge': {
    says: 'Geen Ierse wet zegt hoe hoog een heg of boom mag zijn. Praat eerst, en probeer bemiddeling. Wat over uw kant hangt, mag u tot de grens snoeien. Ga niet zonder ja op hun grond en maak de boom niet dood. Is hij gevaarlijk of geeft hij schade, schrijf dan en vraag hun iets te doen, want misschien moeten ze betalen. De District Court kan een works order geven als werk aan de grens toegang nodig heeft.',
  },
}
