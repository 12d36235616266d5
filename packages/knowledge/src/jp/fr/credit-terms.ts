/** Cautions, dettes vendues, crédit et saisie, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_TERMS_FR: Words = {
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
  'jp.credit.right-stop-paying': {
    says: 'Si un achat à crédit n’est pas livré ou est défectueux, vous pouvez aussi arrêter de payer l’organisme de crédit (支払停止の抗弁). Écrivez-lui.',
  },
  'jp.credit.right-twenty-days': {
    says: 'L’organisme de crédit ne peut exiger tout le reste qu’après une demande écrite d’au moins 20 jours.',
  },
  'jp.debt.right-student-loan': {
    says: 'Pour un prêt étudiant, vous pouvez demander des mensualités plus petites ou un délai en cas de maladie ou de faible revenu. Demandez vite.',
  },
  'jp.debt.know-club-fee': {
    says: 'Une cotisation repose sur le règlement (会則) que vous avez accepté. Si vous êtes parti ou jamais inscrit, dites-le avec la date.',
  },
  'jp.debt.club-reality': {
    says: 'C’est un rappel poli d’une cotisation. Personne ne peut prendre votre argent pour cela, et rien ne s’ajoute sans base dans le règlement.',
  },
  'jp.debt.club-step': {
    says: 'Vérifiez si vous avez payé et si vous êtes encore membre. Si oui, payez ou demandez un délai. Si vous êtes parti, écrivez la date.',
  },
  'jp.court.right-talks': {
    says: 'Si vous ne pouvez pas payer vos dettes, vous pouvez demander au tribunal sommaire une conciliation peu chère (特定調停).',
  },
  'jp.enforce.right-stop-suit': {
    says: 'Si vous avez payé après le jugement, ou s’il est trop vieux, vous pouvez agir contre la saisie (請求異議の訴え) et demander sa suspension.',
  },
  'jp.enforce.warn-disclosure': {
    says: 'Vous devez obéir à une convocation pour déclarer vos biens (財産開示). Ne pas venir ou mentir est un délit. Prenez conseil avant.',
  },
  'jp.enforce.right-tax-pay': {
    says: 'Le fisc aussi doit vous laisser une part de base du salaire et de quoi vivre et travailler. S’il n’y a rien à saisir, il peut arrêter.',
  },
  'jp.court.right-rate': {
    says: 'Les intérêts d’un prêt au-dessus de 15 à 20 % par an sont nuls, et ceux de retard d’un prêteur au-dessus de 20 %. Demandez le calcul.',
  },
  'jp.credit.right-long-service': {
    says: 'Payé par crédit ? Si vous arrêtez le cours ou si la boutique ferme, écrivez à la firme de crédit que vous cessez de payer le reste (支払停止の抗弁).',
  },
  'jp.debt.right-condo-fee': {
    says: 'La copropriété peut réclamer ces charges en priorité sur le logement, aussi à l’acheteur, et après un long retard demander la vente. Proposez des parts. Plus de cinq ans, c’est peut-être prescrit.',
  },
  'jp.credit.right-file': {
    says: 'Vous pouvez voir votre dossier de crédit chez CIC, JICC et au centre des banques (全国銀行個人信用情報センター) pour un petit prix. S’il est faux, ils doivent corriger.',
  },
  'jp.credit.refused-reality': {
    says: 'Une firme peut refuser un crédit sans dire pourquoi. Vous ne devez rien. Les vieux retards quittent le plus souvent le dossier après cinq ans.',
  },
}
