/** The law on late charges, guarantors, sold debts, lenders, student loans and fees of owners, where a letter names them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_TERMS_FR: Words = {
  'jp.debt.right-late-cap': {
    says: 'Une entreprise ne peut pas demander plus de 14,6 % par an de retard à un consommateur. Le surplus est nul. Les prêts ont leurs propres limites.',
  },
  'jp.debt.right-guarantor': {
    says: 'Un cautionnement ne vaut que par écrit. S’il est ouvert, un plafond doit être fixé. Le créancier doit vous avertir en deux mois si le débiteur perd le droit de payer par parts.',
  },
  'jp.debt.right-sold': {
    says: 'Une dette vendue ne vous engage qu’après un avis de l’ancien créancier, ou votre accord. Vous pouvez toujours dire : payé, ou trop vieux.',
  },
  'jp.debt.right-history': {
    says: 'Vous pouvez demander à voir et copier tout l’historique de vos prêts et paiements. Le prêteur ne peut pas refuser.',
  },
  'jp.debt.right-servicer': {
    says: 'Un recouvreur agréé ne peut ni menacer ni harceler. Si vous avez un avocat, il doit écrire à l’avocat.',
  },
  'jp.debt.right-student-loan': {
    says: 'Pour un prêt étudiant, vous pouvez demander des mensualités plus petites ou un délai en cas de maladie ou de faible revenu. Demandez vite.',
  },
  'jp.court.right-talks': {
    says: 'Si vous ne pouvez pas payer vos dettes, vous pouvez demander au tribunal sommaire une conciliation peu chère (特定調停).',
  },
  'jp.court.right-rate': {
    says: 'Les intérêts d’un prêt au-dessus de 15 à 20 % par an sont nuls, et ceux de retard d’un prêteur au-dessus de 20 %. Demandez le calcul.',
  },
  'jp.debt.right-condo-fee': {
    says: 'La copropriété peut réclamer ces charges en priorité sur le logement, aussi à l’acheteur, et après un long retard demander la vente. Proposez des parts. Plus de cinq ans, c’est peut-être prescrit.',
  },
  'jp.debt.right-before-2020': {
    says: 'Pour un prêt d’une banque ou d’une société de crédit d’avant avril 2020, l’ancien code de commerce donnait aussi cinq ans. Pour une coopérative (信用金庫) ou un particulier, c’était le plus souvent dix.',
  },
  'jp.debt.right-false-demand': {
    says: 'Vous ne connaissez pas ce contrat ? C’est peut-être une fausse demande (架空請求), une escroquerie. N’appelez pas ce numéro. Demandez d’abord au 188.',
  },
  'jp.debt.step-false-demand': {
    says: 'N’appelez pas ce numéro, ne payez pas et n’achetez pas de cartes prépayées. Gardez le message et demandez à la ligne des consommateurs 188 ou à la police au #9110.',
  },
}
