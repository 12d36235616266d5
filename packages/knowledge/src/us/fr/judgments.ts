/** The French words of the rows in ../judgments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENTS_FR: Words = {
  'us.judgment.want': {
    says: 'Un tribunal a décidé que vous devez payer. L’autre partie peut maintenant demander de prendre votre salaire ou l’argent à la banque.',
  },
  'us.judgment.who': {
    says: 'Celui qui a gagné est le créancier du jugement (judgment creditor). Vous êtes le débiteur du jugement (judgment debtor).',
  },
  'us.judgment.reality': {
    says: 'Un jugement est sérieux, mais ce n’est pas la fin. Si vous n’avez jamais su qu’il y avait un procès, vous pouvez demander de l’annuler.',
  },
  'us.judgment.rights-summary': {
    says: 'Une grande partie de votre paie et tout Social Security restent à vous. Vous pouvez demander une protection (exemption), un paiement par mois, ou la réouverture de l’affaire.',
  },
  'us.judgment.not-yet': {
    says: 'Personne ne peut prendre votre paie sans un ordre de saisie (garnishment) envoyé à votre employeur. Vous ne pouvez pas aller en prison parce que vous devez de l’argent.',
  },
  'us.judgment.right-undo': {
    says: 'Si les papiers ne vous ont jamais été remis, vous pouvez demander au tribunal d’annuler le jugement. Faites-le tout de suite.',
  },
  'us.judgment.right-service': {
    says: 'Si vous étiez en service militaire actif, vous pouvez demander de rouvrir un jugement par défaut (default judgment). Vous avez pour cela 90 jours après la fin de votre service.',
  },
  'us.judgment.step-read': {
    says: 'Cherchez la date du jugement et demandez le dossier au greffe (clerk). Le délai pour faire appel ou rouvrir est court.',
  },
  'us.judgment.step-aid': {
    says: 'Appelez l’aide juridique (legal aid) aujourd’hui. Demandez si le jugement peut être annulé et quel argent est protégé dans votre État.',
  },
  'us.judgment.step-questions': {
    says: 'Si le tribunal vous ordonne de venir ou de répondre à des questions sur votre argent, faites-le. Ignorer cet ordre peut mener à une arrestation.',
  },
  'us.judgment.option-undo': {
    says: 'Déposez une demande d’annulation du jugement (motion to vacate). Dites pourquoi vous avez manqué le procès et quelle est votre défense.',
    title: 'Demander au tribunal de l’annuler',
    cost: 'Des frais dans certains tribunaux ; demandez une dispense (waiver)',
    time: 'Souvent 30 jours ou moins pour un appel ; agissez maintenant',
    risk: 'Le juge peut dire non.',
    bestFor: 'Vous n’avez pas reçu les papiers, ou aviez une bonne raison de manquer la date.',
  },
  'us.judgment.option-plan': {
    says: 'Offrez de payer par mois et demandez qu’ils ne saisissent pas pendant que vous payez. Ayez-le par écrit.',
    title: 'Convenir d’un plan de paiement',
    cost: 'Ce que vous pouvez tenir, plus les intérêts',
    time: 'Des semaines',
    risk: 'Si vous manquez un paiement, ils peuvent utiliser le jugement.',
    bestFor: 'Le jugement est juste et vous avez un revenu.',
  },
  'us.judgment.option-bankruptcy': {
    says: 'Une demande de faillite (bankruptcy) arrête tout de suite la plupart des saisies et peut mettre fin à beaucoup de dettes.',
    title: 'Se renseigner sur la faillite (bankruptcy)',
    cost: 'Des frais de tribunal et souvent un avocat',
    time: 'Quelques mois ou années',
    risk: 'Cela reste dans votre dossier de crédit jusqu’à dix ans. Certaines dettes restent.',
    bestFor: 'Vous ne pouvez pas payer celle-ci et vos autres dettes.',
  },
  'us.judgment.option-pay': {
    says: 'Payez d’une façon qui laisse une preuve. Demandez ensuite un papier qui dit que le jugement est payé (satisfaction of judgment), déposé au tribunal.',
    title: 'Payer et obtenir une preuve',
    cost: 'La somme, les frais et les intérêts',
    time: 'Un jour',
    risk: 'Aucun si vous obtenez le papier.',
    bestFor: 'Vous le devez et pouvez le payer.',
  },
}
