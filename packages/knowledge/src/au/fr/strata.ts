/** The French words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_FR: Words = {
  'au.strata.right-account': {
    says: 'Demandez le compte rendu qui a fixé les charges (levies) et un décompte complet. Les intérêts et les frais ont besoin d’une base dans la loi.',
  },
  'au.strata.nsw-plan': {
    says: 'En Nouvelle-Galles du Sud, demandez un plan de paiement à la copropriété avec le formulaire officiel. Elle ne peut refuser que pour une bonne raison, par écrit, sous 28 jours. Contre cela, il y a le NCAT.',
  },
  'au.strata.step-owed': {
    says: "Comparez l'appel de charges avec vos avis et le procès-verbal. Payez ce qui est juste, car un retard peut coûter des intérêts, ou demandez un plan de paiement.",
  },
}
