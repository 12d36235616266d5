/** The French words of the rows in ../renting-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_STEPS_WORDS: Words = {
  'fr.home.step-stay': {
    says: 'Ne partez pas et ne rendez pas les clés tout de suite. Demandez d’abord conseil.',
  },
  'fr.home.step-adil': {
    says: 'Appelez l’ADIL ou SOS loyers impayés (0 805 16 00 75). C’est gratuit et ils connaissent les aides locales.',
  },
  'fr.home.step-fsl': {
    says: 'Demandez à une assistante sociale l’aide du FSL. Prévenez aussi la CAF, pour garder l’aide au logement.',
  },
  'fr.home.step-pay-rent': {
    says: 'Payez le loyer courant si vous pouvez. C’est ce que le juge regarde d’abord.',
  },
  'fr.home.step-plan': {
    says: 'Proposez le loyer plus une petite somme par mois, par écrit. Gardez la preuve de chaque paiement.',
  },
  'fr.home.step-dispute': {
    says: 'Demandez un relevé et vérifiez chaque mois, chaque paiement et le décompte annuel des charges.',
  },
}
