/** The French words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_FR: Words = {
  'au.ask.see-child': {
    says: 'La pension et le temps avec l’enfant sont deux choses : continuez donc à payer. Demandez d’abord la conciliation familiale (family dispute resolution) : 1800 050 321. Il faut le plus souvent son attestation avant le tribunal. Le tribunal peut ensuite rendre une décision selon l’intérêt de l’enfant.',
  },
  'au.ask.child-support': {
    says: 'Appelez Services Australia (Child Support). Ce service peut encaisser sur la paie, les remboursements d’impôt et les comptes, et empêcher l’autre parent de quitter le pays. C’est gratuit.',
  },
}
