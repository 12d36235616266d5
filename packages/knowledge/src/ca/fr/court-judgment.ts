/** Court judgments, and what may be taken because of them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'ca.judged.want': { says: 'Un tribunal a décidé, ou des officiers ont commencé à recouvrer.' },
  'ca.judged.reality': {
    says: 'C’est sérieux, mais vous avez encore des choix. Vous pouvez offrir un plan ou demander de rouvrir la cause.',
  },
  'ca.judged.who': {
    says: 'Seuls des officiers de justice peuvent saisir : au Québec un huissier, ailleurs un shérif.',
  },
  'ca.judged.rights': {
    says: 'La loi protège une partie de votre paie et les biens de base de votre maison.',
  },
  'ca.judged.not-all': {
    says: 'Ils ne peuvent pas tout prendre. La Sécurité de la vieillesse et le Régime de pensions du Canada sont protégés des créanciers ordinaires.',
  },
  'ca.judged.know-bank': {
    says: 'L’argent mêlé dans un compte est plus dur à protéger. Agissez vite si un compte est bloqué.',
  },
  'ca.judged.right-pension': {
    says: 'Un créancier ordinaire ne peut pas saisir votre Sécurité de la vieillesse ni votre Régime de pensions du Canada.',
  },
  'ca.judged.right-setaside': {
    says: 'Si vous n’avez jamais reçu la demande, ou aviez une bonne raison, vous pouvez demander d’annuler le jugement.',
  },
  'ca.judged.right-plan': {
    says: 'Vous pouvez offrir un plan de paiement. Bien des tribunaux regardent ce que vous pouvez payer.',
  },
  'ca.judged.step-call': {
    says: 'Appelez le greffe avec le numéro du dossier. Demandez ce qui a été ordonné, quand, et la suite.',
  },
  'ca.judged.step-served': {
    says: 'Demandez-vous si vous avez reçu la demande. Sinon, demandez vite au tribunal comment annuler le jugement.',
  },
  'ca.judged.step-list': {
    says: 'Notez vos revenus, votre loyer et vos frais. Il le faut pour un plan ou une audience.',
  },
  'ca.judged.step-trustee': {
    says: 'Parlez cette semaine à un syndic autorisé en insolvabilité. Une proposition arrête la plupart des saisies de paie.',
  },
  'ca.judged.opt-setaside': {
    says: 'Expliquez pourquoi vous n’avez pas répondu et quelle est votre défense.',
    title: 'Demander de rouvrir',
    cost: 'Il peut y avoir des frais.',
    time: 'Agissez en quelques jours.',
    risk: 'Le tribunal peut refuser.',
    bestFor: 'Vous n’avez rien reçu, ou vous avez une bonne défense.',
  },
  'ca.judged.opt-plan': {
    says: 'Offrez une somme par mois et demandez d’arrêter la saisie pendant que vous payez.',
    title: 'Offrir un plan',
    cost: 'La somme offerte.',
    time: 'Jours ou semaines.',
    risk: 'Un versement manqué, et ils reprennent.',
    bestFor: 'Vous devez et avez un revenu.',
  },
  'ca.judged.opt-proposal': {
    says: 'Un syndic dépose des papiers, et la loi arrête la plupart des saisies.',
    title: 'Proposition ou faillite',
    cost: 'Payé avec ce que vous offrez.',
    time: 'Quelques jours pour commencer.',
    risk: 'Cela paraît au dossier de crédit. Certaines dettes restent, comme les pensions alimentaires.',
    bestFor: 'Vous devez bien plus que vous ne pouvez payer.',
  },
  'ca.judged.warn-tax': {
    says: 'Le fisc est différent. Il peut prendre une partie de votre paie ou de votre compte sans aller au tribunal.',
  },
}
