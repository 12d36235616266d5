/** Ways to go about a council penalty charge in England and Wales: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_OPTIONS_FR: Words = {
  'gb.pcn.option-challenge': {
    says: 'Dites ce qui s’est passé, nommez votre raison et ajoutez des photos. La mairie (council) doit examiner ce que vous envoyez.',
    title: 'La contester auprès de la mairie (council)',
    cost: 'Gratuit',
    time: 'Dans les 14 jours pour le prix plus bas, 28 jours au plus',
    risk: 'Si vous perdez plus tard, la somme entière est due.',
    bestFor: 'Les panneaux, les faits ou vos raisons sont de votre côté.',
  },
  'gb.pcn.option-tribunal': {
    says: 'Un juriste indépendant de la mairie (council) décide. Vous pouvez demander une audience par téléphone ou par vidéo.',
    title: 'Faire un recours au tribunal indépendant',
    cost: 'Gratuit',
    time: 'Dans les 28 jours après le rejet',
    risk: 'Si vous perdez, vous payez la somme entière.',
    bestFor: 'La mairie (council) a dit non et vous avez encore une raison.',
  },
  'gb.pcn.option-statement': {
    says: 'Si elle est acceptée, l’ordre est annulé et l’affaire revient une étape en arrière.',
    title: 'Faire une déclaration (witness statement)',
    cost: 'Gratuit',
    time: 'Dans les 21 jours après l’ordre',
    risk: 'Une fausse déclaration est une offense au tribunal (contempt of court).',
    bestFor: 'Vous n’avez jamais reçu les avis, ou vous avez payé, ou personne ne vous a répondu.',
  },
  'gb.pcn.option-pay': {
    says: 'Payez de la façon indiquée dans l’avis et gardez le reçu.',
    title: 'La payer',
    cost: 'La somme de l’avis',
    time: 'De préférence pendant le délai du prix réduit',
    risk: 'Payer met fin à votre droit de recours.',
    bestFor: 'L’amende est juste, ou cela ne vaut pas la peine de se battre.',
  },
  'gb.pcn.option-help': {
    says: 'Citizens Advice ou National Debtline peut vous aider à choisir et à remplir les formulaires.',
    title: 'Prendre un conseil gratuit',
    cost: 'Gratuit',
    time: 'Un appel ou une visite',
    risk: 'Les jours courent quand même.',
    bestFor: 'Vous ne pouvez pas payer, ou la lettre parle d’huissiers (bailiffs).',
  },
  'gb.pcn.option-never-knew': {
    says: 'Dites-le à la mairie (council). Quand l’ordre (order for recovery) arrive, envoyez le formulaire TE9 ou PE3 pour faire revenir l’affaire en arrière.',
    title: 'Dire que vous n’avez jamais reçu les avis',
    cost: 'Gratuit',
    time: 'Écrivez maintenant, puis utilisez le formulaire dans les 21 jours après l’ordre',
    risk: 'Cela marche seulement si c’est vrai.',
    bestFor:
      'Les lettres d’avant sont parties à une ancienne adresse, ou personne ne vous a répondu.',
  },
}
