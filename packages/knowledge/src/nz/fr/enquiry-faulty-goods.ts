/** The French words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_FR: Words = {
  'nz.ask.faulty': {
    says: 'Le magasin doit réparer. Pour un défaut grave, vous pouvez choisir un remboursement ou un article neuf, même après la garantie.',
  },
  'nz.ask.refund-phone': {
    says: 'S’il a un défaut, le magasin doit réparer, remplacer ou rembourser. Changer d’avis ne donne aucun droit. Montrez une preuve et citez le Consumer Guarantees Act.',
    dependsOn: 'si l’article a un défaut',
  },
  'nz.ask.faulty-car': {
    says: 'La voiture d’un vendeur professionnel doit être de qualité acceptable. Demandez une réparation, et un remboursement si le défaut est grave. Le Motor Vehicle Disputes Tribunal peut décider jusqu’à 100 000 $.',
  },
  'nz.ask.broken-goods': {
    says: 'Un bien doit durer un temps juste pour son prix, quoi que dise la garantie. Écrivez au magasin, nommez le Consumer Guarantees Act et demandez une réparation gratuite. S’il ne peut ou ne veut dans un temps juste, ou si le défaut est grave, vous choisissez l’argent ou un neuf. Il doit aussi la perte qui suit. Il ne peut vous renvoyer au fabricant. Sinon, Disputes Tribunal.',
  },
}
