/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_FR: Words = {
  'nz.ask.faulty': {
    says: 'Le magasin doit réparer. Pour un défaut grave, vous pouvez choisir un remboursement ou un article neuf, même après la garantie.',
  },
  'nz.ask.cancel': {
    says: 'S’ils sont venus à votre porte ou vous ont appelé, vous avez cinq jours ouvrés. Un prêt a aussi un court temps pour annuler. En magasin, ce droit n’existe pas.',
    dependsOn: 'comment on vous l’a vendu',
  },
  'nz.ask.not-delivered': {
    says: 'Demandez par écrit au vendeur les biens ou un remboursement. Si vous avez payé par carte, demandez à votre banque un remboursement (chargeback).',
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
  'nz.ask.firm-closed': {
    says: 'Demandez l’argent par écrit, et demandez tout de suite à votre banque un remboursement (chargeback). Si l’entreprise ne peut pas tenir sa promesse, vous pouvez annuler et réclamer l’argent. Si elle est insolvable, écrivez au liquidateur (liquidator).',
  },
  'nz.ask.private-sale': {
    says: 'Un vendeur privé doit dire la vérité. Si ce qu’il a dit était faux et vous a fait acheter, vous pouvez demander la perte ou annuler. Écrivez d’abord, puis allez au Disputes Tribunal.',
  },
}
