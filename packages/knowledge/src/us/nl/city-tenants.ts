/** The Dutch words of the rows in ../city-tenants.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_TENANTS_NL: Words = {
  'us.city.chicago': {
    says: 'Chicago heeft een eigen huurwet over borg, reparaties, kosten bij te laat betalen en buitensluiten. Die geldt voor de meeste huurwoningen, maar niet voor kleine gebouwen waar de eigenaar woont.',
  },
  'us.city.philadelphia': {
    says: 'In Philadelphia heeft een verhuurder een vergunning nodig. Hij moet meestal eerst het programma tegen uitzetting proberen (eviction diversion) voor hij naar de rechter gaat.',
  },
  'us.city.seattle': {
    says: 'In Seattle heeft een verhuurder een reden uit de wet nodig om de huur te beëindigen. Er zijn grenzen in de winter en het schooljaar.',
  },
  'us.city.los-angeles': {
    says: 'In de stad Los Angeles kunnen de meeste huurders alleen worden uitgezet om een reden uit de wet. Oudere gebouwen hebben een grens aan huurverhogingen.',
  },
  'us.city.san-francisco': {
    says: 'In San Francisco kunnen de meeste huurders alleen worden uitgezet om een reden uit de wet. Oudere gebouwen hebben een grens aan huurverhogingen.',
  },
  'us.city.oakland': {
    says: 'In Oakland kunnen de meeste huurders alleen worden uitgezet om een reden uit de wet. Het bericht moet ook naar de stad. Oudere gebouwen hebben een grens aan huurverhogingen.',
  },
  'us.city.new-york': {
    says: 'In New York City kunnen huurders met een laag inkomen een gratis advocaat krijgen bij de huurrechtbank (housing court). Bij woningen met vaste huurregels (rent-stabilized) is de huur begrensd en mag u verlengen.',
  },
  'us.city.new-york-heat': {
    says: 'In New York City moet de verhuurder van oktober tot en met mei verwarmen: overdag 68 graden Fahrenheit als het buiten onder 55 is, ’s nachts 62. Bel 311. De Housing Court kan reparaties bevelen.',
  },
}
