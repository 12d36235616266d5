/** Le recouvrement de dettes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_SCOTLAND_NI_FR: Words = {
  'gb.debt.scotland-right-no-goods': {
    says: 'Vous n’êtes pas obligé de laisser entrer un agent de recouvrement (debt collector). Il ne peut pas prendre vos affaires. Seuls les huissiers (sheriff officers) peuvent faire exécuter une dette, avec une décision du tribunal.',
  },
  'gb.debt.scotland-right-arrangement': {
    says: 'Vous pouvez peut-être payer toutes vos dettes par le Debt Arrangement Scheme. Il bloque les intérêts et arrête les actions tant que vous le respectez.',
  },
  'gb.debt.scotland-insight-old': {
    says: 'Une date de cette lettre a plus de cinq ans. En Écosse, la dette est peut-être éteinte.',
    actionable:
      'Ne payez pas et ne reconnaissez rien encore. Demandez à un conseiller (money adviser) si les cinq ans sont passés.',
  },
  'gb.debt.scotland-insight-visit': {
    says: 'Il n’y a pas de « bailiffs » en Écosse. Seuls les huissiers (sheriff officers) peuvent agir. Le plus souvent, il faut une décision du tribunal et une demande officielle (charge).',
    actionable: 'Demandez par écrit sur quelle décision du tribunal ils s’appuient.',
  },
  'gb.debt.scotland-warn-silence': {
    says: 'Si la dette est réelle, le silence peut finir par un procès devant la sheriff court. Ne l’ignorez pas pour toujours.',
  },
  'gb.debt.ni-right-no-goods': {
    says: 'Vous n’êtes pas obligé de laisser entrer un agent de recouvrement (debt collector). Il ne peut pas prendre vos affaires. Seul l’Enforcement of Judgments Office peut faire exécuter une dette.',
  },
  'gb.debt.ni-not-yet': {
    says: 'Ils ne peuvent pas encore toucher à votre salaire ni à vos biens. Il faut d’abord une décision de justice (judgment). Ensuite l’Enforcement of Judgments Office doit agir.',
  },
  'gb.debt.ni-know-old': {
    says: 'Beaucoup de dettes deviennent trop anciennes pour le tribunal après six ans. Avant la fin, un paiement ou un écrit signé qui reconnaît la dette peut faire repartir le délai.',
    learnMore:
      'Cherchez la date de votre dernier paiement ou de votre dernier écrit sur cette dette. Faites-le avant d’appeler, de payer ou de signer.',
  },
  'gb.debt.ni-step-advice': {
    says: 'Le répit (breathing space) n’existe pas en Irlande du Nord. Un conseiller en dettes gratuit peut demander à vos créanciers d’attendre et vous montrer d’autres solutions.',
  },
}
