/** The German words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_DE: Words = {
  'au.help.fwo': { does: 'Hilft kostenlos bei Lohn, Urlaub und Kündigungsfrist.' },
  'au.help.fwc': {
    does: 'Entscheidet über unfaire Kündigungen und andere Ansprüche aus der Arbeit.',
  },
  'au.help.scamwatch': { does: 'Nimmt Meldungen über Betrug an und sagt, was zu tun ist.' },
  'au.help.afsa': {
    does: 'Erklärt Insolvenz (bankruptcy) und Schuldenvereinbarungen (debt agreements).',
  },
  'au.help.accc': { does: 'Erklärt Rechte von Verbrauchern und nimmt Meldungen an.' },
}
