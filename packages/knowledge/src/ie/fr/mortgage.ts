/** The French words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_FR: Words = {
  'ie.mortgage.right-court': {
    says: 'Le prêteur a besoin d’un ordre du juge pour prendre le logement. Vous pouvez venir à chaque audience.',
  },
  'ie.mortgage.right-adjourn': {
    says: 'Le tribunal peut suspendre l’affaire pendant que vous demandez un accord d’insolvabilité (PIA).',
  },
  'ie.mortgage.right-insolvency': {
    says: "Un praticien de l'insolvabilité (personal insolvency practitioner) peut faire un plan qui vous garde dans votre maison. Si la banque refuse, un tribunal peut quand même l'approuver. Demandez à MABS un bon gratuit (Abhaile).",
  },
  'ie.mortgage.right-steps': {
    says: 'Avant le tribunal, le prêteur doit avoir suivi les étapes prévues pour les impayés, vu toutes les options et offert un recours. Demandez la preuve de chaque étape.',
  },
}
