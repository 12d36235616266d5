/** The Dutch words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_NL: Words = {
  'au.help.ndh': { does: 'Gratis schuldhulpverleners per telefoon en chat. Ze staan aan uw kant.' },
  'au.help.mob-strong': {
    does: 'Gratis hulp bij recht en geld voor Aboriginals en mensen van de Torres Strait-eilanden (Aboriginal and Torres Strait Islander people).',
  },
  'au.help.clc': { does: 'Vindt gratis rechtshulp bij u in de buurt (community legal centre).' },
  'au.help.tunsw': { does: 'Gratis advies voor huurders in New South Wales.' },
  'au.help.tvic': { does: 'Gratis advies voor huurders in Victoria.' },
  'au.help.tqld': { does: 'Gratis advies voor huurders in Queensland.' },
  'au.help.circle': { does: 'Gratis advies voor huurders en werknemers in Western Australia.' },
  'au.help.afca': {
    does: 'Kijkt gratis naar klachten over banken, kredietgevers, incassobureaus en verzekeraars.',
  },
  'au.help.tio': { does: 'Kijkt gratis naar klachten over telefoon en internet.' },
  'au.help.ewon': { does: 'Kijkt gratis naar klachten over energie en water.' },
  'au.help.ewov': { does: 'Kijkt gratis naar klachten over energie en water.' },
  'au.help.ewoq': { does: 'Kijkt gratis naar klachten over energie en water.' },
  'au.help.lansw': { does: 'Gratis juridische informatie en de weg naar Legal Aid NSW.' },
  'au.help.vla': { does: 'Gratis rechtshulp in Victoria.' },
  'au.help.laq': { does: 'Gratis rechtshulp in Queensland.' },
  'au.help.lawa': { does: 'Gratis rechtshulp in Western Australia.' },
  'au.help.lsc-sa': { does: 'Gratis rechtshulp in South Australia.' },
  'au.help.idcare': { does: 'Gratis hulp als uw identiteit is gestolen of misbruikt.' },
  'au.help.lifeline': { does: 'Bel op elk moment als het allemaal te veel is.' },
}
