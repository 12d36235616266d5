/** Couples that are not married: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUPLES_NL: Words = {
  'ie.couple.right-share': {
    says: 'Na vijf jaar samen, of twee met een kind, kunt u de rechter om een deel of steun vragen. Na een overlijden binnen zes maanden na de akte.',
  },
  'ie.couple.answer': {
    says: 'Zonder testament erft een partner die niet getrouwd was niets vanzelf. Na vijf jaar samen, of twee met een kind, kunt u de rechter om een deel vragen. Doe dat binnen zes maanden na de akte.',
  },
}
