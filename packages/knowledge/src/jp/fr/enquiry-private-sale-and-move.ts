/** Questions about a car from a private person and things broken in a move: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_AND_MOVE_FR: Words = {
  'jp.ask.private-car': {
    says: 'Un vendeur privé répond aussi d’un défaut contraire à l’accord. Dites-le par écrit dans l’année et demandez réparation, baisse de prix ou argent. Si vous avez accepté « en l’état » (現状渡し, ノークレーム), vous n’avez en général rien, sauf s’il savait et s’est tu. Gardez l’annonce et les messages et un papier du garage. Jusqu’à 600,000 yens, petit procès.',
    dependsOn: 'ce qui fut convenu et ce que le vendeur savait',
  },
  'jp.ask.mover-damage': {
    says: 'Dites-le par écrit au déménageur dans les trois mois après la remise ; ensuite le droit est perdu. Il se prescrit en un an. Selon les conditions types, il doit le dommage s’il ne prouve pas son soin. Envoyez photos, contrat et devis. Vous avez signé que tout allait bien ? Un dégât caché compte encore. Sinon, 188 ou l’association (全日本トラック協会).',
  },
}
