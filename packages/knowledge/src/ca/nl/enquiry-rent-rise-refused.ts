/** The Dutch words of the rows in ../enquiry-rent-rise-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_NL: Words = {
  'ca.fact.rent-over-guideline-on': {
    says: 'U hoeft meestal niet meer te betalen dan de jaarlijkse richtlijn, nooit meer dan 2,5%, als de woning voor 16 november 2018 bewoond was. Meer vraagt een bevel van de Board. Nodig zijn ook 90 dagen op formulier N1 en 12 maanden sinds de vorige verhoging. Betaal de huidige huur en zeg dat schriftelijk. Een jaar te veel betalen kan het geldig maken.',
  },
  'ca.fact.rent-refused-qc': {
    says: 'U hoeft de verhoging niet te aanvaarden en niet weg. Antwoord binnen een maand na de brief schriftelijk: ik weiger de verhoging en verleng mijn huur. Zwijgen telt als ja. De verhuurder heeft dan een maand om het tribunaal de huur te laten bepalen. Stuur het met bewijs. Woningen van de laatste vijf jaar kunnen erbuiten vallen.',
  },
  'ca.fact.rent-new-building-on': {
    says: 'Een woning die pas na 15 november 2018 voor het eerst bewoond is, heeft geen plafond: een grote verhoging mag. Maar nodig zijn 90 dagen schriftelijk op formulier N2 en 12 maanden sinds de vorige. Een sms of kortere termijn telt niet. Betaal dan de oude huur op tijd en schrijf waarom. Een goed formulier kan nog komen: onderhandel en vraag een legal clinic.',
  },
}
