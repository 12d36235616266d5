/** Questions about giving notice, references and days of leave at the end: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_NL: Words = {
  'ch.ask.own-notice': {
    says: 'Eén maand in het eerste jaar, twee maanden tot en met het negende, dan drie, tot het einde van een maand. In uw contract kan iets anders staan. Denk eerst na: de werkloosheidskas kan uw uitkering enkele weken stoppen.',
  },
  'ch.ask.holidays-at-end': {
    says: 'Neem open dagen op in de opzegtermijn als daar tijd voor is. Wat niet meer kan, moet aan het einde worden uitbetaald. Was u lang vrijgesteld, dan kunnen dagen als opgenomen tellen. De aanspraak geldt vijf jaar. Vraag een schriftelijke afrekening.',
  },
  'ch.ask.reference': {
    says: 'U mag altijd een getuigschrift vragen, ook tijdens het werk. Het moet waar, volledig en welwillend zijn. Schrijf welke zinnen fout zijn en stel eigen zinnen voor. Bij weigering gaat u naar de bemiddeling; tot 30.000 frank is dat gratis. U mag ook alleen een bevestiging vragen.',
  },
  'ch.ask.leaving-deal': {
    says: 'Teken niet meteen: vraag een paar dagen en advies. U kunt de opzegtermijn, bescherming bij ziekte en dagen werkloosheidsgeld verliezen. Zulke rechten geeft u niet voor niets op: het bedrijf moet iets eerlijks terugdoen.',
  },
}
