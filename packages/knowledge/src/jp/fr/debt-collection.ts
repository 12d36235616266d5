/** The French words of Japan: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'jp.debt.want': {
    says: 'On vous demande de payer, ou d’appeler pour un accord. Cette lettre n’est qu’une demande.',
  },
  'jp.debt.who': {
    says: 'Une société de recouvrement (債権回収会社) doit avoir une licence du ministre de la Justice. Ce n’est pas un tribunal.',
  },
  'jp.debt.real': {
    says: 'Personne ne peut prendre votre salaire ou votre argent en banque à cause de cette lettre.',
  },
  'jp.debt.not-yet': {
    says: 'Ils doivent d’abord aller au tribunal et obtenir un jugement ou un ordre de payer. Alors seulement ils peuvent saisir.',
  },
  'jp.debt.rights': {
    says: 'Vous pouvez demander le contrat et l’historique, contester la dette et dire qu’elle est trop ancienne.',
  },
  'jp.debt.know-old': {
    says: 'Une vieille dette ne s’éteint pas seule. Vous devez dire que vous utilisez la prescription (時効の援用).',
  },
  'jp.debt.right-late-interest': {
    says: 'Si le contrat ne donne pas de taux, ils ne peuvent ajouter que 3 % par an pour le retard.',
  },
  'jp.debt.right-proof': {
    says: 'Vous avez le droit de demander sur quoi repose la demande.',
  },
  'jp.debt.right-harass': {
    says: 'Un prêteur ne peut pas vous menacer, parler de la dette à d’autres, ni venir à votre travail sans bonne raison.',
  },
  'jp.debt.right-rate': {
    says: 'Un intérêt au-dessus de 15 à 20 % par an, selon la taille du prêt, est nul.',
  },
  'jp.debt.right-old': {
    says: 'La plupart des dettes sont trop anciennes cinq ans après leur échéance. Vous devez le dire.',
  },
  'jp.debt.option-dispute': {
    title: 'La contester ou utiliser la prescription',
    says: 'Envoyez une lettre certifiée.',
    cost: 'Environ 1 500 yens ou plus pour la poste.',
    time: 'Une lettre.',
    risk: 'Un mot de travers peut reconnaître la dette.',
    bestFor: 'Elle est ancienne ou pas à vous.',
  },
  'jp.debt.option-plan': {
    title: 'Convenir d’un plan',
    says: 'Avec un avocat ou un scribe judiciaire.',
    cost: 'Houterasu peut prêter les honoraires.',
    time: 'Quelques semaines.',
    risk: 'Cela peut rester dans votre dossier de crédit.',
    bestFor: 'Vous la devez et avez un revenu.',
  },
  'jp.debt.option-help': {
    title: 'Demander à Houterasu',
    says: 'Un conseil juridique gratuit si votre revenu est bas.',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Aucun.',
    bestFor: 'Vous êtes inquiet.',
  },
  'jp.debt.insight-zero': {
    says: 'Les lettres sur de vieilles dettes demandent souvent un petit paiement. Ce paiement peut reconnaître toute la dette.',
    actionable: 'Ne payez rien avant de connaître la date de votre dernier paiement.',
  },
  'jp.debt.insight-demand': {
    says: 'Une demande écrite (催告) ne retarde le délai que de six mois, une seule fois.',
    actionable: 'Notez le jour où elle est arrivée.',
  },
  'jp.debt.warn-court': {
    says: 'Si un papier vient d’un tribunal par remise spéciale (特別送達), ne l’ignorez jamais. Répondez sous deux semaines.',
  },
  'jp.debt.myth-family': {
    says: 'Votre famille ne doit pas votre dette, sauf si elle a signé comme garant (保証人).',
  },
}
