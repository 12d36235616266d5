/** Debts to a public body in letters of collectors: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'ca.public-debt.want': {
    says: 'Un organisme public dit que vous lui devez de l’argent. Regardez pour quoi, pour quelle période, et quand il veut une réponse.',
  },
  'ca.public-debt.reality': {
    says: 'Prenez cette lettre au sérieux. L’État peut souvent garder vos remboursements, bloquer un permis ou prendre du salaire, sans nouveau procès. Répondez avant le jour indiqué.',
  },
  'ca.public-debt.who': {
    says: 'Cela vient d’un organisme public : une ville, une province, un greffe ou le gouvernement fédéral. La loi donne à chacun ses moyens pour obtenir l’argent.',
  },
  'ca.public-debt.rights': {
    says: 'Vous pouvez demander comment la somme est calculée, dire pourquoi elle est fausse, et demander du temps. Faites-le par écrit.',
  },
  'ca.public-debt.student-reality': {
    says: 'Pour ce prêt, le gouvernement fédéral peut garder vos remboursements d’impôt et crédits à tout moment, sans juge. Pour vous poursuivre, il a en général six ans.',
  },
  'ca.public-debt.student-know-interest': {
    says: 'Depuis le 1er avril 2023, les prêts d’études fédéraux ne portent plus de nouvel intérêt. Les provinces ont leurs propres règles pour leur part.',
  },
  'ca.public-debt.student-right-plan': {
    says: 'Demandez le Programme d’aide au remboursement au Centre de service national de prêts aux étudiants. Avec un faible revenu, vous payez moins, ou rien pour l’instant. Si vous avez du retard, demandez d’abord comment le rattraper.',
  },
  'ca.public-debt.program-reality': {
    says: 'L’Agence du revenu du Canada perçoit cet argent pour le gouvernement. Elle peut garder remboursements et crédits, et prendre sur un salaire ou un compte.',
  },
  'ca.public-debt.cra-right-plan': {
    says: 'Vous pouvez demander un plan de paiement à l’Agence du revenu du Canada. Montrez ce que vous gagnez et ce qu’il vous faut pour vivre. Faites-le avant qu’elle agisse.',
  },
  'ca.public-debt.on-property-right': {
    says: 'En Ontario, la ville peut engager la vente d’un logement après environ deux ans de taxe foncière impayée. Demandez un plan avant. Après, vous pouvez encore demander un accord de prolongation.',
  },
  'ca.public-debt.step-check': {
    says: 'Comparez la lettre avec vos papiers : pour quoi, la période, la somme et ce que vous avez déjà payé.',
  },
  'ca.public-debt.step-contact': {
    says: 'Contactez le bureau avant le jour indiqué dans la lettre. Si vous ne pouvez pas payer tout de suite, dites ce que vous pouvez payer par semaine ou par mois.',
  },
  'ca.public-debt.opt-plan': {
    title: 'Demander à payer en plusieurs fois',
    cost: 'La somme convenue.',
    time: 'De quelques jours à quelques semaines.',
    risk: 'Si un versement manque, ils peuvent reprendre aussitôt.',
    bestFor: 'Vous le devez et ne pouvez pas tout payer d’un coup.',
    says: 'Demandez un plan au bureau par écrit. Montrez vos revenus et vos dépenses, et proposez ce que vous pourrez tenir.',
  },
}
