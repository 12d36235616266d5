/** Package trips and luggage: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIPS_AND_LUGGAGE_NL: Words = {
  'ie.package.right': {
    says: 'Schrapt de organisator de reis of verandert die sterk, dan krijgt u alles terug. Ging het slecht, dan kunt u een lagere prijs vragen.',
  },
  'ie.bag.right': {
    says: 'De maatschappij moet betalen voor een verloren, late of kapotte koffer, tot een grens. Schrijf binnen 7 dagen bij schade, en 21 dagen bij een late koffer.',
  },
}
