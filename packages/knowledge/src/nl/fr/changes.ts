/** The French words of the Netherlands: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_FR: Words = {
  'nl.news.collector-register': {
    says: 'Depuis le 1er avril 2025, toute société de recouvrement doit figurer dans le registre public. Cherchez-y le nom.',
    was: 'N’importe qui pouvait recouvrer des dettes pour d’autres.',
    is: 'Une société non inscrite ne peut pas recouvrer. Celles qui existaient avant avaient jusqu’au 1er avril 2025.',
  },
  'nl.news.fixed-leases': {
    says: 'Depuis le 1er juillet 2024, un nouveau bail de logement est le plus souvent sans date de fin.',
    was: 'Un bailleur pouvait louer un logement jusqu’à deux ans, puis c’était fini.',
    is: 'Un nouveau bail n’a pas de date de fin, sauf pour quelques groupes comme les étudiants. Sans motif légal, vous pouvez rester.',
  },
  'nl.news.mid-rent': {
    says: 'Depuis le 1er juillet 2024, les logements de 144 à 186 points ont aussi un loyer maximum, dans les nouveaux baux.',
    was: 'Seuls les logements sociaux avaient un loyer maximum.',
    is: 'Comptez les points de votre logement. Vous pouvez demander à la Huurcommissie de baisser le loyer.',
  },
  'nl.news.points-statement': {
    says: 'Depuis le 1er janvier 2025, un bailleur doit joindre le compte des points à un nouveau bail.',
    was: 'Un locataire devait compter les points seul.',
    is: 'Demandez le compte. La commune (gemeente) peut punir d’une amende un bailleur qui demande trop.',
  },
  'nl.news.rent-rise-2026': {
    says: 'En 2026, le loyer peut monter au plus de 4,4 % dans le secteur libre, 6,1 % dans le moyen et 4,1 % en social.',
    was: 'En 2025, les limites étaient 4,1 % (libre), 7,7 % (moyen) et 5 % (social).',
    is: '4,4 % et 6,1 % valent depuis le 1er janvier 2026, et 4,1 % en loyer social depuis le 1er juillet 2026.',
  },
  ...europeanChangeWords('nl', 'fr'),
}
