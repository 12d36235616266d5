/** Letters of landlords: rent owed, repairs, receipts, deposits and the way to a court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_FR: Words = {
  'es.home.want-rent': {
    says: 'Votre bailleur dit que vous devez du loyer ou d’autres sommes, et vous demande de payer.',
  },
  'es.home.want-rent-demand': {
    says: 'Votre bailleur dit que vous devez du loyer ou d’autres sommes, et vous demande de payer.',
  },
  'es.home.who': {
    says: 'C’est votre bailleur (arrendador), ou une société ou un avocat qui agit pour lui. Ce n’est pas un tribunal.',
  },
  'es.home.rights': {
    says: 'Vous ne devez partir que si un juge l’ordonne. Vous pouvez payer, contester, demander du temps et avoir un avocat gratuit avec un petit revenu.',
  },
  'es.home.reality': {
    says: 'Une lettre ne met pas fin à votre logement. Seul un juge peut vous faire partir, et seul le personnel du tribunal peut l’exécuter.',
  },
  'es.home.no-locks': {
    says: 'Votre bailleur ne peut pas changer les serrures, couper l’électricité ou l’eau, ni entrer sans votre oui. Cela peut être un délit : appelez la police.',
  },
  'es.home.shield': {
    says: 'Au tribunal, une pause de deux ou quatre mois existe pour les personnes en danger. Un décret d’octobre 2026 a ramené un arrêt plus long : demandez si le parlement l’a confirmé.',
  },
  'es.home.right-judge': {
    says: 'Vous avez le droit d’être entendu par un juge avant de perdre votre logement.',
  },
  'es.home.right-pay-once': {
    says: 'S’ils vont au tribunal pour le loyer, vous pouvez l’arrêter une fois en payant tout à temps (enervar). Une mise en demeure 30 jours avant la demande peut vous enlever cela.',
  },
  'es.home.right-receipt': {
    says: 'Vous avez droit à un reçu pour chaque loyer payé, sauf si le moyen de paiement le prouve.',
  },
  'es.home.right-repairs': {
    says: 'Le bailleur doit faire les réparations qui gardent le logement habitable, et ne peut pas monter le loyer pour cela.',
  },
  'es.home.right-deposit': {
    says: 'Le dépôt (fianza) est d’un mois. Dans les cinq ou sept premières années, les garanties en plus sont de deux mois au plus. Il est dû un mois après les clés.',
  },
  'es.home.right-agency': {
    says: 'Le bailleur paie l’agence et les frais de contrat, pas vous.',
  },
  'es.home.option-dispute': {
    title: 'Dire non par écrit',
    says: 'Dites au bailleur que la loi vous laisse rester, ou que la somme est fausse, et pourquoi.',
    cost: 'Un burofax coûte quelques euros.',
    time: 'Une heure.',
    risk: 'Le bailleur peut aller au tribunal.',
    bestFor: 'Le congé est venu tard, n’a pas de motif, ou la hausse est trop forte.',
  },
  'es.home.option-negotiate': {
    title: 'Trouver un accord',
    says: 'Offrez un plan pour le loyer, ou une date de départ possible pour vous.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours.',
    risk: 'Une promesse que vous ne pouvez pas tenir aggrave les choses.',
    bestFor: 'Vous devez du loyer, ou voulez partir calmement.',
  },
  'es.home.option-pay': {
    title: 'Payer le loyer dû',
    says: 'Payez tout avant qu’ils aillent au tribunal. Alors il n’y a plus de raison d’expulser.',
    cost: 'Le loyer dû.',
    time: 'Maintenant.',
    risk: 'Faible.',
    bestFor: 'Vous le devez et pouvez trouver l’argent.',
  },
  'es.home.option-help': {
    title: 'Obtenir une aide gratuite',
    says: 'Demandez aux services sociaux, à un syndicat de locataires ou à la consultation gratuite du barreau.',
    cost: 'Rien.',
    time: 'Une visite cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous avez peur pour votre logement.',
  },
  'es.home.deadline-thirty': {
    says: 'Si vous payez tout sous 30 jours après une mise en demeure pour le loyer, vous gardez le droit d’arrêter une expulsion plus tard.',
    action: 'Payer tout le loyer demandé',
    consequence:
      'S’ils vont au tribunal après, vous ne pourrez peut-être plus l’arrêter en payant.',
  },
  'es.home.insight-one-month': {
    says: 'Un seul mois impayé suffit au bailleur pour aller au tribunal.',
    actionable: 'Payez d’abord ce mois, et gardez la preuve.',
  },
  'es.home.tactic-consign': {
    says: 'Si le bailleur refuse votre loyer, versez-le chez un notaire ou au tribunal (consignación).',
    risk: 'Cela coûte du temps et des frais de notaire.',
    notWhen: 'Inutile quand un virement marche.',
  },
  'es.home.know-demand': {
    says: 'Le loyer est dû aux jours convenus. Une demande fait courir l’intérêt légal. Après cinq ans sans demande, un mois est prescrit.',
  },
}
