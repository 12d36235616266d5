/** Garantie et réparations, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_FR: Words = {
  'jp.home.right-deposit': {
    says: 'Après le départ, la garantie (敷金) doit être rendue, moins le loyer dû et vos dégâts. Vous ne payez pas l’usure normale.',
  },
  'jp.home.step-guideline': {
    says: 'Demandez une liste de chaque frais avec photos. Comparez avec le guide du ministère (原状回復ガイドライン), qui compte l’âge des murs et sols.',
  },
  'jp.home.right-repair': {
    says: 'Le bailleur doit faire les réparations utiles. Écrivez-lui. Si une partie est inutilisable, le loyer baisse. S’il ne fait rien, vous pouvez réparer vous-même.',
  },
}
