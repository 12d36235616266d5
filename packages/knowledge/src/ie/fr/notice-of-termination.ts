/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_TERMINATION_FR: Words = {
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
  'ie.home.know-copy': {
    says: 'Le bailleur doit envoyer une copie de l’avis au RTB le même jour. Sinon, l’avis ne compte pas.',
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
    says: 'Depuis le 1er mars 2026, un congé peut aussi venir par e-mail. Il doit toujours être signé, dire le motif et le dernier jour, et aller au RTB le même jour.',
  },
  'ie.home.know-slip': {
    says: 'Une petite erreur qui ne vous nuit pas peut ne pas annuler un congé. Demandez à Threshold de vérifier avant de compter dessus.',
  },
  'ie.home.insight-short-warning': {
    says: 'Un avertissement pour loyer doit vous laisser 28 jours. Avec moins, un congé qui le suit peut ne pas valoir.',
    actionable:
      'Montrez-le à Threshold avant de répondre, et payez ce que vous pouvez en attendant.',
  },
}
