/** The French words of Spain: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_FR: Words = {
  'es.news.rent-index': {
    says: 'Depuis 2025, la hausse annuelle de la plupart des loyers récents est limitée par un indice de l’institut de statistique (IRAV).',
    was: 'Les loyers suivaient l’indice des prix, avec un plafond de 2 % puis 3 %.',
    is: 'Pour les baux depuis le 26 mai 2023, la hausse ne peut pas dépasser l’IRAV de ce mois.',
  },
  'es.news.talks-first': {
    says: 'Depuis le 3 avril 2025, la plupart des demandes civiles exigent d’abord un essai d’accord (MASC). Qui ignore une offre juste peut payer les frais.',
    was: 'Un créancier pouvait agir sans discussion.',
    is: 'Avant la plupart des demandes, les parties doivent chercher un accord et en garder la preuve. Répondez à temps à une telle offre.',
  },
  'es.news.minimum-wage': {
    says: 'Le salaire minimum de 2026 est de 1 221 € par mois en 14 paiements. Cette part du salaire ne peut pas être saisie.',
    was: 'En 2025, il était de 1 184 €.',
    is: 'Le salaire jusqu’à 1 221 € par mois est protégé, et au-dessus seule une part peut être prise.',
  },
  'es.news.light-contract': {
    says: 'Depuis le 12 juin 2026, les foyers peuvent quitter un contrat d’électricité à tout moment.',
    was: 'Un contrat pouvait facturer un départ anticipé.',
    is: 'Vous pouvez partir sans pénalité. La première année d’un prix fixe, c’est au plus 5 % de l’énergie restante.',
  },
  ...europeanChangeWords('es', 'fr'),
}
