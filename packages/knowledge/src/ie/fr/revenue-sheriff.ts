/** A sheriff for Revenue: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const REVENUE_SHERIFF_FR: Words = {
  'ie.sheriff.right-revenue': {
    says: "Pour l'impôt, le sheriff n'a pas besoin d'un jugement, seulement d'un papier de Revenue. Appelez Revenue aujourd'hui et demandez des versements : un plan accepté arrête le sheriff. Si la somme n'est qu'une estimation, envoyez maintenant la déclaration manquante.",
  },
}
