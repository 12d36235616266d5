/** Pregnancy at work: care in work time. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PREGNANCY_AT_WORK_FR: Words = {
  'gb.work.right-antenatal': {
    says: 'Vous pouvez aller aux soins de grossesse pendant le travail, payée. Couper vos heures ou vous traiter moins bien pour la grossesse est interdit dès le premier jour.',
  },
}
