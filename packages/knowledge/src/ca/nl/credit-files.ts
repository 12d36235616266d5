/** Credit files: what they hold, and how to have them put right: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILES_NL: Words = {
  'ca.debt.know-six-years': {
    says: 'De meeste onbetaalde schulden verdwijnen na ongeveer zes jaar uit uw kredietdossier. Een schuld in het dossier kan toch te oud zijn voor de rechter.',
  },
  'ca.debt.on-credit-file': {
    says: 'In Ontario kunt u uw kredietdossier gratis zien, verkeerde gegevens laten verbeteren en uw kant toevoegen. Oude schulden moeten na een paar jaar uit het dossier.',
  },
  'ca.debt.bc-credit-file': {
    says: 'In British Columbia kunt u uw kredietdossier gratis zien, verkeerde gegevens laten verbeteren en uw kant toevoegen. Oude schulden moeten na een paar jaar uit het dossier.',
  },
  'ca.debt.ab-credit-file': {
    says: 'In Alberta kunt u uw kredietdossier gratis zien, verkeerde gegevens laten verbeteren en uw kant toevoegen. Oude schulden moeten na een paar jaar uit het dossier.',
  },
  'ca.debt.qc-credit-file': {
    says: 'In Québec kunt u uw kredietdossier gratis zien. Bent u het niet eens, dan kunt u een opmerking toevoegen, en een gratis blokkering vragen.',
  },
}
