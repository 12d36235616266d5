/** The French words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_FR: Words = {
  'nz.news.pet-bond': {
    says: 'Depuis le 1er décembre 2025, un propriétaire ne peut refuser un animal que pour une bonne raison, et peut demander un dépôt pour l’animal (pet bond).',
    was: 'Un bail pouvait interdire les animaux sans raison.',
    is: 'Vous pouvez demander l’accord. Le dépôt pour l’animal est au plus de deux semaines de loyer, en plus du dépôt de garantie (bond).',
  },
  'nz.news.tenant-notice': {
    says: 'Depuis le 30 janvier 2025, un locataire donne un préavis de 21 jours, et un propriétaire de 42 jours pour certaines raisons.',
    was: 'Un locataire donnait 28 jours, un propriétaire 63 jours pour ces raisons.',
    is: '21 jours pour vous. 42 jours si le propriétaire ou sa famille s’installe, ou si le logement est vendu vide.',
  },
  'nz.news.minimum-wage': {
    says: 'Depuis le 1er avril 2026, le salaire minimum d’un adulte est de 23,95 $ de l’heure.',
    was: 'Il était de 23,50 $ de l’heure.',
    is: 'Il est de 23,95 $, et de 19,16 $ pour les débutants (starting out) et la formation (training).',
  },
  'nz.news.kiwisaver': {
    says: 'Depuis le 1er avril 2026, vous et votre employeur payez chacun 3,5 % à KiwiSaver, sauf si vous avez demandé moins.',
    was: 'Le taux habituel était de 3 %.',
    is: 'Le taux habituel est de 3,5 %. Vous pouvez demander à Inland Revenue de rester à 3 % pendant un an au plus.',
  },
  'nz.news.contractor-gateway': {
    says: 'Depuis le 21 février 2026, certains travailleurs indépendants (contractors) ne peuvent plus dire qu’ils étaient des salariés.',
    was: 'Un tribunal regardait comment le travail était vraiment fait.',
    is: 'Qui a un contrat écrit qui remplit le test (gateway test) est indépendant. Prenez conseil tôt.',
  },
}
