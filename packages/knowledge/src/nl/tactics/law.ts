/** Provisions that only the tactics of the Netherlands cite. */
import { law } from '../../tactic-rows.ts'

export const OWN = {
  lawyer: law('Wetboek van Strafvordering', 'artikelen 28 tot en met 28d (advocaat)', {
    url: 'https://wetten.overheid.nl/BWBR0001903/',
  }),
  silence: law('Wetboek van Strafvordering', 'artikelen 27c en 29', {
    url: 'https://wetten.overheid.nl/BWBR0001903/',
  }),
  order: law('Wetboek van Strafvordering', 'artikelen 257a en 257e (strafbeschikking, verzet)', {
    url: 'https://wetten.overheid.nl/BWBR0001903/',
  }),
  appeal: law('Wetboek van Strafvordering', 'artikel 408', {
    url: 'https://wetten.overheid.nl/BWBR0001903/',
  }),
  file: law('Wetboek van Strafvordering', 'artikel 30', {
    url: 'https://wetten.overheid.nl/BWBR0001903/',
  }),
  custody: law('Wetboek van Strafvordering', 'artikelen 56a tot en met 59a', {
    url: 'https://wetten.overheid.nl/BWBR0001903/',
  }),
  legalAid: law('Raad voor Rechtsbijstand', 'gesubsidieerde rechtsbijstand', {
    url: 'https://www.rvr.org/',
  }),
  plan: law('Wetboek van Burgerlijke Rechtsvordering', 'artikel 815 (ouderschapsplan)', {
    url: 'https://wetten.overheid.nl/BWBR0001827/',
  }),
  support: law('Burgerlijk Wetboek Boek 1', 'artikelen 1:157, 1:401 en 1:404', {
    url: 'https://wetten.overheid.nl/BWBR0002656/',
  }),
  custodyChild: law('Burgerlijk Wetboek Boek 1', 'artikelen 1:247, 1:251 en 1:377a', {
    url: 'https://wetten.overheid.nl/BWBR0002656/',
  }),
  lbio: law('Rijksoverheid', 'alimentatie niet betaald: LBIO', {
    url: 'https://www.rijksoverheid.nl/onderwerpen/alimentatie',
  }),
  ban: law('Wet tijdelijk huisverbod', 'artikel 2', {
    url: 'https://wetten.overheid.nl/BWBR0024649/',
  }),
  aliens: law('Vreemdelingenwet 2000', 'artikelen 69 en 73', {
    url: 'https://wetten.overheid.nl/BWBR0011823/',
  }),
  woo: law('Wet open overheid', 'artikelen 4.1 en 4.4', {
    url: 'https://wetten.overheid.nl/BWBR0045754/',
  }),
} as const
