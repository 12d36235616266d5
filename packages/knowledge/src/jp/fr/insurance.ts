/** Decisions of insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_FR: Words = {
  'jp.buy.insure-want': {
    says: 'Votre assureur vous dit ce qu’il paiera, ou pourquoi il ne paiera pas.',
  },
  'jp.buy.insure-step': {
    says: 'Demandez par écrit le motif et la clause. Puis appelez le 188.',
  },
  'jp.buy.insure-right': {
    says: 'Vous pouvez demander sur quoi repose la décision.',
  },
  'jp.buy.insure-option': {
    title: 'Demander un nouvel examen',
    says: 'Envoyez les papiers qui prouvent votre cas.',
    cost: 'Rien.',
    time: 'Des semaines.',
    risk: 'Les délais continuent.',
    bestFor: 'Vous pensez que le non est faux.',
  },
  'jp.insure.reality': {
    says: 'C’est l’avis de l’assureur. Vous pouvez redemander et vous plaindre gratuitement.',
  },
  'jp.insure.right-three-years': {
    says: 'Vous pouvez réclamer pendant trois ans. Après, le droit peut finir.',
  },
  'jp.insure.right-disclosure': {
    says: 'S’ils disent que vous avez caché quelque chose, ils devaient l’avoir demandé, et doivent agir sous un mois après l’avoir su. Un mal sans lien avec cela doit quand même être payé.',
  },
  'jp.insure.right-pay-time': {
    says: 'Ils doivent payer dans un délai juste pour vérifier. Plus tard, ils doivent des intérêts.',
  },
  'jp.insure.step-review': {
    says: 'Plaignez-vous à l’assureur. Puis utilisez l’organe gratuit des litiges d’assurance (金融ADR).',
  },
}
