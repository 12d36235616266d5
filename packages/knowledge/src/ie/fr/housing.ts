/** Notices of landlords, and rent that is late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_FR: Words = {
  'ie.home.myth-date': {
    says: 'Une date dans un avis ne met pas fin seule à votre logement. Si vous le contestez à temps au RTB, vous pouvez rester jusqu’à sa décision.',
  },
  'ie.home.want': {
    says: 'Cet avis est la première étape, pas la dernière.',
  },
  'ie.home.reality': {
    says: 'Un avis seul ne met pas fin à votre logement. Si vous le contestez, le Residential Tenancies Board (RTB) décide.',
  },
  'ie.home.who': {
    says: 'Un bailleur ou une agence est une personne ou une société privée. Ils n’ont pas le droit de changer les serrures ni de mettre vos affaires dehors.',
  },
  'ie.home.rights': {
    says: 'Vous pouvez rester pendant que le RTB examine un litige que vous avez envoyé à temps. Vous devez continuer à payer le loyer.',
  },
  'ie.home.not-yet': {
    says: 'Ils ne peuvent pas vous mettre dehors aujourd’hui. Il leur faut un avis valable, une décision du RTB, puis une décision du District Court si vous restez.',
  },
  'ie.home.right-dispute': {
    says: 'Vous pouvez contester un avis au RTB. Vous avez 90 jours, ou 28 jours s’il s’agit de loyer impayé ou d’une autre faute.',
  },
  'ie.home.right-locks': {
    says: 'Changer les serrures pour vous mettre dehors est interdit. Le RTB peut agir vite et ordonner votre retour.',
  },
  'ie.home.right-warning': {
    says: 'Pour un loyer impayé, le bailleur doit d’abord envoyer un avertissement (warning notice) avec au moins 28 jours pour payer, et une copie au RTB.',
  },
  'ie.home.right-pay-ends': {
    says: 'Si vous payez tout ce que vous devez dans les 28 jours, ils ne peuvent pas mettre fin à la location pour cela.',
  },
  'ie.home.warning': {
    says: 'Un avertissement (warning notice) doit vous donner au moins 28 jours pour payer. Nous comptons depuis sa date, par prudence.',
    action: 'Payer tout le loyer dû, ou convenir d’un plan par écrit',
    consequence: 'Le bailleur peut envoyer un avis pour mettre fin à la location.',
  },
  'ie.home.step-stay': {
    says: 'Ne partez pas encore et ne signez rien qui met fin à la location.',
  },
  'ie.home.step-call': {
    says: 'Appelez Threshold au 1800 454 454. C’est gratuit, et ils peuvent vérifier l’avis.',
  },
  'ie.home.step-check': {
    says: 'Vérifiez la date, le motif, les jours de préavis et que le RTB a reçu une copie.',
  },
  'ie.home.step-pay': {
    says: 'Si vous devez du loyer, payez ce que vous pouvez maintenant. Demandez de l’aide au Community Welfare Officer près de chez vous.',
  },
  'ie.home.opt-rtb': {
    title: 'Contester au RTB',
    says: 'Faites la demande en ligne et demandez une médiation gratuite ou une audience.',
    cost: 'Une petite somme ; la médiation est gratuite.',
    time: '90 jours, ou 28 pour une faute.',
    risk: 'Vous devez continuer à payer le loyer.',
    bestFor: 'L’avis a des erreurs ou le motif n’est pas vrai.',
  },
  'ie.home.opt-pay': {
    title: 'Payer ce que vous devez',
    says: 'Payez tout dans les 28 jours et gardez la preuve.',
    cost: 'Le loyer que vous devez.',
    time: '28 jours.',
    risk: 'Si vous payez trop tard, ils peuvent mettre fin à la location.',
    bestFor: 'Vous pouvez trouver l’argent.',
  },
  'ie.home.opt-plan': {
    title: 'Convenir d’un plan',
    says: 'Offrez le loyer et une partie des retards. MABS peut aider à l’écrire.',
    cost: 'La somme convenue.',
    time: 'Quelques jours.',
    risk: 'Un plan non tenu rend les choses plus dures.',
    bestFor: 'Vous pouvez payer, mais pas tout à la fois.',
  },
  'ie.home.opt-threshold': {
    title: 'Demander à Threshold',
    says: 'Un conseiller gratuit peut vérifier l’avis et parler au bailleur.',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Vous ne savez pas quoi faire.',
  },
  'ie.home.warn-council': {
    says: 'Si vous risquez de perdre votre logement, dites-le tôt à votre mairie (council). Elle peut aider à l’éviter.',
  },
  'ie.home.right-stay-meanwhile': {
    says: 'Tant que le litige sur le congé est devant le RTB, la location continue le plus souvent. Continuez à payer le loyer.',
  },
}
