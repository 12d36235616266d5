/** The French words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_FR: Words = {
  'au.strata.right-account': {
    says: 'Demandez le compte rendu qui a fixé les charges (levies) et un décompte complet. Les intérêts et les frais ont besoin d’une base dans la loi.',
  },
  'au.strata.nsw-plan': {
    says: 'En Nouvelle-Galles du Sud, vous pouvez demander à la copropriété (owners corporation) un plan de paiement. Si elle refuse, demandez ses raisons par écrit.',
  },
  'au.strata.step-owed': {
    says: "Comparez l'appel de charges avec vos avis et le procès-verbal. Payez ce qui est juste, car des intérêts courent, ou demandez un plan avant la date.",
  },
}
