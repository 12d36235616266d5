/** The judge's order to pay (injonction de payer) and the objection to it (opposition): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'fr.claim.want-order': {
    says: 'Un juge a rendu une injonction de payer. Il n’a entendu que l’autre partie. Maintenant, vous pouvez vous opposer.',
  },
  'fr.claim.reality-order': {
    says: 'L’ordonnance est réelle, mais ce n’est pas fini. Si vous faites opposition dans le mois, tout est rejugé devant le juge.',
  },
  'fr.claim.not-yet-order': {
    says: 'Ils ne peuvent pas exécuter l’ordonnance pendant le mois d’opposition, ni tant que votre opposition est en cours.',
  },
  'fr.claim.know-served': {
    says: 'Une ordonnance rendue depuis le 1er septembre 2026 doit vous être signifiée dans les trois mois. Avant, c’était six mois. Plus tard, elle ne vaut plus rien.',
  },
  'fr.claim.deadline-object': {
    says: 'Vous avez un mois à partir de la signification pour faire opposition.',
    action: 'Faire opposition à l’injonction de payer',
    consequence: 'Si vous ne faites rien, l’ordonnance vaut jugement et peut être exécutée.',
  },
  'fr.claim.step-date': {
    says: 'Trouvez le jour de la signification par le commissaire de justice. Comptez un mois à partir de ce jour.',
  },
  'fr.claim.step-object': {
    says: 'Pour vous opposer, envoyez un recommandé au greffe indiqué dans l’ordonnance, ou allez-y. Écrivez que vous faites opposition et signez.',
  },
  'fr.claim.right-object': {
    says: 'Vous avez le droit de faire opposition sans encore donner de raisons. Le juge doit alors entendre les deux parties.',
  },
  'fr.claim.right-not-in-hand': {
    says: 'Si l’ordonnance ne vous a pas été remise en main propre, vous avez parfois plus : un mois à partir du premier acte remis en personne ou de la première saisie.',
  },
  'fr.claim.option-object': {
    title: 'Faire opposition',
    says: 'Envoyez un court recommandé au greffe : « Je fais opposition à l’ordonnance du (date, numéro). »',
    cost: 'Une lettre recommandée.',
    time: 'Une demi-heure. Puis quelques mois jusqu’à l’audience.',
    risk: 'Si vous perdez, des frais peuvent s’ajouter.',
    bestFor: 'La dette est fausse, trop vieille, ou vous avez besoin de temps.',
  },
  'fr.claim.warn-letter-not-object': {
    says: 'Une lettre ou un appel au créancier n’est pas une opposition. Seul un écrit au greffe compte.',
  },
  'fr.claim.tactic-object': {
    says: 'L’opposition est un droit et vous donne une audience. Vous pourrez y contester la somme ou demander du temps.',
    risk: 'Des frais peuvent s’ajouter si vous perdez.',
    notWhen: 'Vous devez tout et pouvez payer maintenant.',
  },
  'fr.claim.change-served': {
    says: 'Pour les ordonnances rendues depuis le 1er septembre 2026, le créancier n’a plus que trois mois pour les signifier.',
    was: 'Le créancier avait six mois.',
    is: 'Le créancier a trois mois.',
  },
  'fr.claim.element-month': {
    name: 'Le délai d’opposition',
    says: 'L’acte doit dire que vous avez un mois pour vous opposer, et où.',
    ifMissing: 'On ne voit pas le délai d’opposition. Montrez l’acte à un conseiller gratuit.',
  },
  'fr.claim.element-sum': {
    name: 'La somme, les intérêts et les frais de greffe',
    says: 'L’acte doit indiquer la somme, les intérêts et les frais de greffe.',
    ifMissing: 'On ne voit pas de somme claire. Demandez une copie au greffe.',
  },
}
