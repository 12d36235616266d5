/** A bill for energy, water, phone or broadband: warnings, what an adviser would notice, and a tactic. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_INSIGHTS_NL: Words = {
  'gb.bill.warn-silence': {
    says: 'Zwijgt u, dan kunnen ze een rechter om een vonnis (judgment) of een warrant vragen. Praat met hen vóór de datum.',
  },
  'gb.bill.warn-warrant': {
    says: 'De brief praat over een warrant of uw meter. Bel vandaag, zeg wie er thuis woont en bied een regeling aan.',
  },
  'gb.bill.insight-limiter': {
    says: 'Een waterbedrijf mag het water van een woning niet afsluiten of beperken voor een schuld. Die dreiging heeft geen grond.',
    actionable:
      'Vraag schriftelijk welke wet dat toestaat. Klaag bij de Consumer Council for Water.',
  },
  'gb.bill.insight-estimate': {
    says: 'De rekening berust op een schatting. Het echte bedrag kan lager zijn.',
    actionable: 'Lees de meter af, maak een foto met de datum en stuur die op.',
  },
  'gb.bill.tactic-priority': {
    says: 'Bied aan te betalen wat u nu gebruikt, plus een klein bedrag voor de schuld. Dat toont goede wil en stopt vaak de rest.',
    risk: 'Bied niet meer aan dan u kunt volhouden.',
    notWhen: 'De schuld is niet van u.',
  },
}
