/** The French words of Japan: judgment enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_ENFORCEMENT_FR: Words = {
  'jp.enforce.judgment-want': {
    says: 'Un tribunal a décidé ce que vous devez payer ou faire.',
  },
  'jp.enforce.judgment-who': {
    says: 'Cela vient d’un tribunal.',
  },
  'jp.enforce.judgment-real': {
    says: 'C’est sérieux, mais vous pouvez encore faire appel ou convenir d’un plan.',
  },
  'jp.enforce.judgment-not-yet': {
    says: 'Pour saisir, le créancier doit faire une nouvelle demande au tribunal.',
  },
  'jp.enforce.judgment-koso': {
    says: 'Vous avez deux semaines depuis la remise pour faire appel (控訴).',
    action: 'Déposer l’appel',
    consequence: 'Le jugement est définitif.',
  },
  'jp.enforce.judgment-small': {
    says: 'Contre un jugement de petite demande, vous avez deux semaines pour vous opposer (異議). Il n’y a pas d’appel.',
    action: 'Déposer l’opposition',
    consequence: 'Le jugement est définitif.',
  },
  'jp.enforce.judgment-step': {
    says: 'Montrez le jugement à un avocat ou à Houterasu cette semaine.',
  },
  'jp.enforce.judgment-plan': {
    says: 'Si vous ne pouvez pas payer, demandez un plan ou voyez les solutions de surendettement.',
  },
  'jp.enforce.judgment-right': {
    says: 'Vous avez le droit d’aller devant un tribunal plus haut, sous deux semaines.',
  },
  'jp.enforce.judgment-wages': {
    says: 'Les trois quarts de votre salaire net sont protégés, jusqu’à 330 000 yens par mois.',
  },
  'jp.enforce.judgment-appeal': {
    title: 'Faire appel',
    says: 'Déposez sous deux semaines.',
    cost: 'Frais de tribunal ; une aide est possible.',
    time: 'Deux semaines.',
    risk: 'Vous pouvez perdre encore.',
    bestFor: 'Le jugement est faux.',
  },
  'jp.enforce.judgment-talk': {
    title: 'Convenir d’un plan',
    says: 'Parlez avec le créancier.',
    cost: 'Ce que vous offrez.',
    time: 'Maintenant.',
    risk: 'Ils peuvent refuser.',
    bestFor: 'Vous la devez.',
  },
  'jp.enforce.seize-want': {
    says: 'Un créancier ou un service prend une part de votre salaire, de votre banque ou de vos biens (差押え), ou en avertit.',
  },
  'jp.enforce.seize-who': {
    says: 'Une vraie saisie vient d’un tribunal, d’un agent d’exécution (執行官) ou d’un service fiscal. Une société privée peut seulement avertir.',
  },
  'jp.enforce.seize-real': {
    says: 'Vous gardez la plus grande part de votre salaire et ce qu’il faut pour vivre.',
  },
  'jp.enforce.seize-not-yet': {
    says: 'Un avertissement n’est pas une saisie. Un créancier privé a d’abord besoin d’un jugement ou d’un autre papier exécutoire.',
  },
  'jp.enforce.seize-week': {
    says: 'Vous avez une semaine depuis la remise pour un recours (執行抗告) sur les défauts de l’ordre.',
    action: 'Prendre un avocat et déposer',
    consequence: 'L’ordre reste.',
  },
  'jp.enforce.seize-step-more': {
    says: 'Si vous ne pouvez pas vivre avec le reste, demandez au tribunal de prendre moins (差押範囲の変更). Pour le salaire, faites-le sous quatre semaines.',
  },
  'jp.enforce.seize-step-tax': {
    says: 'Appelez maintenant le service fiscal. Demandez du temps ou plusieurs paiements, et dites ce qu’il vous faut pour vivre.',
  },
  'jp.enforce.seize-step-help': {
    says: 'Demandez à un avocat ou à Houterasu les solutions de surendettement. Elles peuvent arrêter des saisies.',
  },
  'jp.enforce.seize-goods': {
    says: 'Vêtements, literie, affaires de cuisine et argent liquide jusqu’à 660 000 yens ne peuvent pas être saisis.',
  },
  'jp.enforce.seize-more': {
    says: 'Vous avez le droit de demander au tribunal une saisie plus petite.',
  },
  'jp.enforce.seize-less': {
    title: 'Demander une saisie plus petite',
    says: 'Déposez avec la preuve de vos dépenses.',
    cost: 'Peu.',
    time: 'Sous quatre semaines pour le salaire.',
    risk: 'Le tribunal peut refuser.',
    bestFor: 'Vous ne pouvez pas vivre avec le reste.',
  },
  'jp.enforce.seize-relief': {
    title: 'Voir les solutions de surendettement',
    says: 'La faillite (自己破産) ou un plan du tribunal (個人再生).',
    cost: 'Houterasu peut prêter les honoraires.',
    time: 'Des mois.',
    risk: 'Vous pouvez perdre des biens de valeur.',
    bestFor: 'Les dettes sont trop nombreuses.',
  },
}
