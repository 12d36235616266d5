/** The Dutch words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_NL: Words = {
  'de.help.bfj-inkasso': { does: 'Neemt klachten over incassobureaus aan.' },
  'de.help.bafin': { does: 'Houdt toezicht op banken en verzekeraars, en neemt klachten aan.' },
  'de.help.bnetza': {
    does: 'Helpt bij telefoon, internet, energie en post, en bij misbruik van nummers.',
  },
  'de.help.energie': {
    does: 'Lost geschillen op met uw leverancier van stroom of gas, voor u gratis.',
  },
  'de.help.universal': { does: 'Lost consumentengeschillen op waar geen andere dienst dat doet.' },
  'de.help.versicherungsombudsmann': {
    does: 'Beslist over klachten over verzekeraars, voor u gratis.',
  },
  'de.help.pkv': { does: 'Lost geschillen op met particuliere zorgverzekeraars, voor u gratis.' },
  'de.help.antidiskriminierung': {
    does: 'Eerste advies als u slechter behandeld bent om wie u bent.',
  },
  'de.help.arbeitsagentur': { does: 'Meld u hier als werkzoekend en als werkloos.' },
}
