/** The French words of Ireland: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_FR: Words = {
  'ie.home.element-reason': {
    name: 'Le motif',
    says: 'Après six mois, l’avis doit donner un motif que la loi permet.',
    ifMissing:
      'Nous ne voyons pas de motif. Sans motif, l’avis peut ne pas compter. Demandez à Threshold ou au RTB.',
  },
  'ie.home.element-hours': {
    name: 'Les dernières 24 heures',
    says: 'L’avis doit dire que vous avez tout le dernier jour pour partir.',
    ifMissing:
      'Nous ne voyons pas la phrase sur les 24 heures entières. Demandez à Threshold ou au RTB si l’avis compte.',
  },
  'ie.home.element-rtb': {
    name: 'Votre droit d’aller au RTB',
    says: 'L’avis doit dire que vous pouvez le porter devant le RTB, et jusqu’à quand.',
    ifMissing:
      'Nous ne voyons pas la phrase sur le RTB. Demandez à Threshold ou au RTB si l’avis compte.',
  },
  'ie.home.element-service': {
    name: 'La date de remise',
    says: 'L’avis doit donner le jour où il vous a été remis.',
    ifMissing:
      'Nous ne voyons pas de date de remise. Demandez à Threshold ou au RTB si l’avis compte.',
  },
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
  'ie.home.know-copy': {
    says: 'Le bailleur doit envoyer une copie de l’avis au RTB le même jour. Sinon, l’avis ne compte pas.',
  },
  'ie.home.right-dispute': {
    says: 'Vous pouvez contester un avis au RTB. Vous avez 90 jours, ou 28 jours s’il s’agit de loyer impayé ou d’une autre faute.',
  },
  'ie.home.right-reason': {
    says: 'Après six mois dans votre logement, le bailleur a besoin d’un motif que la loi permet, et doit le dire.',
  },
  'ie.home.right-notice': {
    says: 'Sans faute, le préavis est de 90 jours à moins de six mois, 152 jusqu’à un an, 180 jusqu’à sept ans, puis 196 et 224.',
  },
  'ie.home.right-six-years': {
    says: 'Si votre location a commencé le 1er mars 2026 ou après et que vous y êtes depuis six mois, vous avez six ans de forte protection.',
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
  'ie.home.dispute-breach': {
    says: 'Pour un avis sur un loyer impayé ou une autre faute, vous avez 28 jours pour aller au RTB. Nous comptons depuis sa date.',
    action: 'Envoyer un litige au RTB, si vous pensez que l’avis est faux',
    consequence: 'Le RTB peut refuser votre affaire.',
  },
  'ie.home.dispute': {
    says: 'Vous avez 90 jours à partir de la réception de l’avis pour aller au RTB. Nous comptons depuis sa date.',
    action: 'Envoyer un litige au RTB, si vous pensez que l’avis est faux',
    consequence: 'Le RTB peut refuser votre affaire.',
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
  'ie.home.insight-mistakes': {
    says: 'Beaucoup d’avis ne sont pas valables à cause d’une date fausse, de trop peu de jours ou d’une copie jamais envoyée au RTB.',
    actionable:
      'Demandez à Threshold ou au RTB de vérifier chaque point avant de prévoir un départ.',
  },
  'ie.home.change-2026': {
    says: 'Le droit de la location a changé le 1er mars 2026. Les locations commencées avant gardent les anciens motifs.',
    was: 'Un bailleur pouvait mettre fin à la plupart des locations pour vendre ou y habiter, après six mois.',
    is: 'Pour les locations à partir de ce jour, un bailleur de quatre logements ou plus ne peut pas y mettre fin sans faute de votre part. Un petit bailleur ne le peut que pour peu de motifs.',
  },
  'ie.home.right-declaration': {
    says: 'Si le motif est une vente, une déclaration sous serment (statutory declaration) doit accompagner le congé. La vente doit être prévue dans les neuf mois.',
  },
  'ie.home.right-many-homes': {
    says: 'Un propriétaire qui vend dix logements ou plus d’un même ensemble en six mois ne peut le plus souvent pas mettre fin aux baux pour cela.',
  },
  'ie.home.know-email': {
    says: 'Un e-mail ou un SMS seul n’est pas un congé valable. Le congé doit vous être remis, envoyé par la poste ou laissé chez vous.',
  },
  'ie.home.know-slip': {
    says: 'Une petite erreur qui ne vous nuit pas peut ne pas annuler un congé. Demandez à Threshold de vérifier avant de compter dessus.',
  },
  'ie.home.right-stay-meanwhile': {
    says: 'Tant que le litige sur le congé est devant le RTB, la location continue le plus souvent. Continuez à payer le loyer.',
  },
}
