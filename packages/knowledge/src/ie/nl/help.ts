/** The Dutch words of Ireland: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_NL: Words = {
  'ie.help.mabs': {
    does: 'Gratis advies over geld. Ze kunnen praten met wie u geld schuldig bent.',
  },
  'ie.help.citizens-information': {
    does: 'Gratis informatie over rechten, uitkeringen en diensten.',
  },
  'ie.help.threshold': { does: 'Gratis advies voor huurders.' },
  'ie.help.flac': { does: 'Gratis juridische informatie en spreekuren.' },
  'ie.help.fspo': {
    does: 'Kijkt gratis naar klachten over banken, kredietgevers en verzekeraars.',
  },
  'ie.help.lab': { does: 'Goedkope rechtshulp voor mensen met een laag inkomen.' },
  'ie.help.rtb': { does: 'Beslist tussen verhuurders en huurders.' },
  'ie.help.wrc': { does: 'Behandelt klachten over werk gratis.' },
  'ie.help.ccpc': { does: 'Vertelt u uw rechten als consument.' },
  'ie.help.isi': { does: 'Legt oplossingen uit voor schulden die u niet kunt betalen.' },
  'ie.help.nta': { does: 'Beslist over beroepen tegen wielklemmen.' },
  'ie.help.comreg': { does: 'Helpt bij klachten over telefoon, internet en post.' },
  'ie.help.cru': { does: 'Helpt bij klachten over energie.' },
  'ie.help.eccireland': { does: 'Helpt met verkopers in andere EU-landen.' },
  'ie.help.garda': { does: 'De politie. Meld oplichting en bedreiging op uw plaatselijke bureau.' },
  'ie.help.samaritans': { does: 'Bel op elk moment als alles te veel wordt.' },
}
