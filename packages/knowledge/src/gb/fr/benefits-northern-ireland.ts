/** Too much benefit paid in Northern Ireland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NORTHERN_IRELAND_FR: Words = {
  'gb.ni-benefit.wants': {
    says: "Le Department for Communities dit qu'il vous a trop payé, et veut être remboursé.",
  },
  'gb.ni-benefit.right-less': {
    says: "Universal Credit peut être repris même si l'erreur venait d'eux. Vous pouvez demander de plus petites sommes, ou l'abandon si vous en souffririez. Pour les anciennes aides, il faut une faute de votre part.",
  },
  'gb.ni-benefit.step': {
    says: "Demandez comment chaque somme est calculée. Si c'est faux, demandez dans le mois un nouvel examen. Envoyez la liste de vos frais et ce que vous pouvez payer.",
  },
}
