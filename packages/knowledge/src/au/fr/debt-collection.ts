/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'au.debt.want': {
    says: 'Cette lettre ne fait que demander. À elle seule, elle ne peut pas vous forcer à payer.',
  },
  'au.debt.reality': {
    says: 'C’est la lettre d’une entreprise, pas d’un tribunal. Personne ne peut prendre votre paie ou vos biens à cause d’elle.',
  },
  'au.debt.rights': {
    says: 'Vous pouvez demander des preuves, contester la dette, demander une aide pour difficultés (hardship) et offrir ce que vous pouvez payer. Personne ne peut vous menacer.',
  },
  'au.debt.no-wages-yet': {
    says: 'Ils ne peuvent pas encore prendre votre paie ou votre argent à la banque. Ils doivent d’abord vous poursuivre et gagner.',
  },
  'au.debt.no-goods-yet': {
    says: 'Ils ne peuvent pas prendre vos biens ni entrer. Seul un officier (sheriff ou bailiff) le peut, après un ordre du tribunal. Un prêteur peut prendre une voiture qui garantit son prêt.',
  },
  'au.debt.know-old': {
    says: 'La plupart des dettes sont trop vieilles pour le tribunal après six ans, ou trois dans le Territoire du Nord. Un paiement ou un papier signé peut faire repartir le temps.',
    learnMore:
      'Trouvez le jour où vous avez payé ou écrit pour la dernière fois. Faites-le avant de payer ou de signer quoi que ce soit.',
  },
  'au.debt.right-proof': {
    says: 'Vous pouvez demander des preuves : le contrat, les relevés et le détail de la somme. Ils devraient arrêter de réclamer pendant qu’ils regardent.',
  },
  'au.debt.opt-proof': {
    says: 'Demandez le contrat et les relevés. Ne payez rien avant de les avoir vus.',
    title: 'Demander des preuves',
    cost: 'Gratuit.',
    time: 'Une lettre. Puis quelques semaines.',
    risk: 'Faible. Ils peuvent encore poursuivre, guettez donc les papiers du tribunal.',
    bestFor: 'Vous n’êtes pas sûr que c’est à vous, ou la somme semble fausse.',
  },
  'au.debt.opt-plan': {
    says: 'Offrez une somme toutes les deux semaines, ou une seule somme plus petite pour en finir. Obtenez-le par écrit avant de payer.',
    title: 'Offrir un plan de paiement',
    cost: 'La somme convenue.',
    time: 'Quelques jours ou semaines.',
    risk: 'Un paiement peut faire repartir le délai.',
    bestFor: 'Vous devez la somme, et ce n’est pas trop vieux.',
  },
  'au.debt.opt-counsellor': {
    says: 'Ils peuvent écrire pour vous et demander qu’une dette soit abandonnée.',
    title: 'Voir un conseiller en dettes gratuit (financial counsellor)',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'Vous avez beaucoup de dettes, ou pas d’argent en trop.',
  },
  'au.debt.insight-restart': {
    says: 'Même un petit paiement peut faire repartir le délai si les six ans ne sont pas finis. Ceux qui appellent en demandent souvent un.',
    actionable: 'Vérifiez l’âge de la dette avant de payer quoi que ce soit.',
  },
  'au.debt.insight-waiver': {
    says: 'Si vous vivez d’aides sociales et possédez peu, un conseiller (financial counsellor) peut demander à l’entreprise d’abandonner la dette.',
    actionable: 'Demandez à la National Debt Helpline un effacement de dette (debt waiver).',
  },
  'au.debt.warn-court': {
    says: 'Si des papiers du tribunal arrivent, ne les mettez pas de côté. Si vous ne répondez pas à temps, ils peuvent gagner sans vous.',
  },
  'au.debt.warn-fixers': {
    says: 'Attention aux entreprises qui réparent le crédit ou les dettes contre de l’argent. Les conseillers (financial counsellors) le font gratuitement.',
  },
  'au.debt.myth-prison': {
    says: 'Vous ne pouvez pas aller en prison parce que vous ne payez pas une carte, un prêt ou une facture.',
  },
  'au.debt.myth-things': {
    says: 'Une agence de recouvrement ne peut pas prendre vos biens. Seul un officier (sheriff ou bailiff) le peut, après un ordre du tribunal, et les objets de base du ménage sont à l’abri.',
  },
  'au.debt.element-creditor': {
    says: 'Ils devraient dire à qui vous devez.',
    name: 'À qui vous devez',
    ifMissing: 'La lettre ne dit pas à qui vous devez. Demandez avant de payer.',
  },
  'au.debt.element-sum': {
    says: 'Ils devraient vous dire combien ils réclament.',
    name: 'Combien',
    ifMissing: 'La lettre ne donne pas de somme claire. Demandez un relevé complet.',
  },
  'au.debt.right-bankrupt': {
    says: 'Un avis de faillite (bankruptcy notice) exige un jugement de 10 000 $ ou plus. Il vous donne 21 jours. Cette lettre seule ne vous met pas en faillite.',
  },
}
