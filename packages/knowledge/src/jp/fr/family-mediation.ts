/** The French words of the rows in ../family-mediation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_MEDIATION_FR: Words = {
  'jp.mediation.want': {
    says: 'Le tribunal familial vous convoque à une médiation (調停). Deux médiateurs entendent chacun et cherchent un accord. Ce n’est pas un jugement.',
  },
  'jp.mediation.right-come': {
    says: 'Rien ne vous oblige à accepter. Mais venez ou demandez tôt un autre jour : une absence sans motif peut coûter jusqu’à 50 000 yens, et l’argent peut être décidé sans vous.',
  },
  'jp.mediation.right-divorce': {
    says: 'Sans votre accord, le divorce n’est prononcé que par jugement, pour un motif légal (art. 770). Ensuite enfants, pension, biens : depuis avril 2026 les deux peuvent garder l’autorité ; les biens se demandent en cinq ans.',
  },
  'jp.mediation.step': {
    says: 'Renvoyez le questionnaire (照会書) à temps avec fiches de paie et vos souhaits. Peur ? Demandez des salles séparées et une adresse secrète. 法テラス aide.',
  },
}
