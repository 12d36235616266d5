/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_FR: Words = {
  'nz.ask.cancel': {
    says: 'S’ils sont venus à votre porte ou vous ont appelé, vous avez cinq jours ouvrés. Un prêt a aussi un court temps pour annuler. En magasin, ce droit n’existe pas.',
    dependsOn: 'comment on vous l’a vendu',
  },
  'nz.ask.not-delivered': {
    says: 'Demandez par écrit au vendeur les biens ou un remboursement. Si vous avez payé par carte, demandez à votre banque un remboursement (chargeback).',
  },
  'nz.ask.firm-closed': {
    says: 'Demandez l’argent par écrit, et demandez tout de suite à votre banque un remboursement (chargeback). Si l’entreprise ne peut pas tenir sa promesse, vous pouvez annuler et réclamer l’argent. Si elle est insolvable, écrivez au liquidateur (liquidator).',
  },
  'nz.ask.private-sale': {
    says: 'Un vendeur privé doit dire la vérité. Si ce qu’il a dit était faux et vous a fait acheter, vous pouvez demander la perte ou annuler. Écrivez d’abord, puis allez au Disputes Tribunal.',
  },
}
