/** French: the words of the rows in ../care-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_FEES_FR: Words = {
  'gb.care.right-means': {
    says: "La commune doit d'abord regarder les besoins et les moyens. Le logement ne compte pas tant qu'un partenaire y vit. Demandez le calcul par écrit, et un report (deferred payment).",
  },
  'gb.care.right-nhs-pays': {
    says: 'Si le besoin principal est la santé, le NHS paie tous les soins. Demandez un examen pour NHS continuing healthcare.',
  },
  'gb.care.answer': {
    says: "Demandez à la commune d'examiner besoins et moyens avant de payer. Le logement ne compte pas tant qu'un partenaire y vit. Demandez aussi NHS continuing healthcare.",
  },
}
