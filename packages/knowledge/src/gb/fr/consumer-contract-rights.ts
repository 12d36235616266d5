/** Rights on goods, work and contracts of consumers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_RIGHTS_FR: Words = {
  'gb.contract.right-quality': {
    says: 'Un bien vendu par une entreprise doit être de bonne qualité, servir à son usage et correspondre à la description.',
  },
  'gb.contract.right-six-months': {
    says: 'Pendant six mois, un défaut est censé exister depuis le début, sauf si le vendeur montre le contraire. Cela vous aide pour une réparation ou un remplacement.',
  },
  'gb.contract.right-second-step': {
    says: 'Si une réparation ou un remplacement ne règle pas le défaut, demandez un prix plus bas ou rendez le bien.',
  },
  'gb.contract.right-car': {
    says: 'Les mots « sold as seen » (vendu en l’état) ne protègent pas un professionnel. Une voiture d’occasion doit être correcte pour son âge, ses kilomètres et son prix.',
  },
  'gb.contract.right-work': {
    says: 'Un travail doit être fait avec soin et savoir-faire. Sinon, vous pouvez demander de le corriger ou de baisser le prix.',
  },
  'gb.contract.right-fair-term': {
    says: 'Une clause injuste ne vous lie pas. Des frais de départ bien plus hauts que leur perte peuvent être injustes.',
  },
}
