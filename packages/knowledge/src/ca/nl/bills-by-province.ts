/** The Dutch words of the rows in ../bills-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_BY_PROVINCE_NL: Words = {
  'ca.bill.on-winter': {
    says: 'In Ontario mag de stroom van woningen niet worden afgesloten om onbetaalde rekeningen van 15 november tot en met 30 april.',
  },
  'ca.bill.ab-winter': {
    says: 'In Alberta mogen stroom of gas van woningen niet helemaal worden afgesloten van 1 november tot en met 15 april.',
  },
  'ca.bill.qc-winter': {
    says: 'In Québec sluit Hydro-Québec woningen niet af van 1 december tot en met 31 maart.',
  },
  'ca.bill.on-code': {
    says: 'In Ontario moet een stroombedrijf u waarschuwen voor het afsluiten. Het moet huishoudens in nood een plan voor de achterstand aanbieden.',
  },
  'ca.bill.bc-commission': {
    says: 'Vraag in British Columbia eerst BC Hydro of uw gasbedrijf om een plan. Komt u er niet uit? Dan bekijkt de Utilities Commission het gratis.',
  },
  'ca.bill.on-door': {
    says: 'In Ontario is een contract voor een boiler, ketel en dergelijke, ongevraagd aan uw deur getekend, ongeldig. Andere deurcontracten kunt u binnen 10 dagen stoppen.',
  },
}
