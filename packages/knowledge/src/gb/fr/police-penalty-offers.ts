/** The offer of a fixed penalty of the police in place of court: the words in French. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COURT: RowWords = {
  says: 'Vous n’êtes pas obligé d’accepter. Vous pouvez demander qu’un tribunal décide ; il faut alors prouver les faits.',
}
const ACCEPT: RowWords = {
  says: 'Payez la somme et donnez les données de votre permis avant le jour indiqué dans la lettre.',
  title: 'Accepter l’amende',
  cost: 'La somme de la lettre, et les points.',
  time: 'Quelques minutes.',
  risk: 'Les points comptent trois ans. L’assurance peut coûter plus cher.',
  bestFor: 'C’était vous, et vous voulez en finir.',
}

export const POLICE_PENALTY_OFFERS_FR: Words = {
  'gb.police-penalty.points': {
    says: 'Pour la vitesse, c’est le plus souvent £100 et trois points. Douze points en trois ans peuvent vous coûter le permis.',
  },
  'gb.police-penalty.right-court': COURT,
  'gb.police-penalty.right-ends-it': {
    says: 'Si vous acceptez à temps et faites tout ce qui est demandé, aucun procès ne suit. Ce n’est pas une condamnation pénale.',
  },
  'gb.police-penalty.step-check': {
    says: 'Vérifiez la plaque, le lieu, le jour et l’heure. Choisissez avant le dernier jour : accepter, faire un stage s’il est offert, ou demander le tribunal.',
  },
  'gb.police-penalty.step-accept': {
    says: 'Pour accepter, payez et envoyez les données du permis comme la lettre le dit. Faites les deux à temps et gardez les preuves.',
  },
  'gb.police-penalty.step-advice': {
    says: 'Avez-vous neuf points ou plus, ou conduisez-vous pour vivre ? Demandez conseil à un avocat (solicitor) avant de choisir.',
  },
  'gb.police-penalty.warning-new-driver': {
    says: 'Six points dans les deux ans après le premier examen mettent fin à votre permis. Il faut alors repasser les examens.',
  },
  'gb.police-penalty.warning-silence': {
    says: 'Si vous ne faites rien, l’offre prend fin et l’affaire peut aller au tribunal. Un avis remis sur la route devient une amende, moitié plus élevée.',
  },
  'gb.police-penalty.deadline': {
    says: 'Une offre conditionnelle (conditional offer) reste ouverte au moins 28 jours après sa date.',
    action: 'Accepter l’offre, ou demander le tribunal',
    consequence:
      'L’offre prend fin et un tribunal peut décider, avec une amende plus forte et des frais.',
  },
  'gb.police-penalty.option-accept': ACCEPT,
  'gb.police-penalty.option-course': {
    says: 'Réservez-le avant le jour indiqué. Ne payez pas l’amende en plus, sinon l’offre de stage est perdue.',
    title: 'Faire le stage qui est offert',
    cost: 'Le prix du stage. Pas de points.',
    time: 'Quelques heures.',
    risk: 'Si vous ne le finissez pas, l’amende ou le tribunal revient.',
    bestFor: 'Il vous est offert, et vous n’en avez pas fait depuis trois ans.',
  },
  'gb.police-penalty.option-court': {
    says: 'Demandez une audience comme la lettre le dit. Vous pouvez plaider non coupable, ou coupable avec vos raisons.',
    title: 'Laisser un tribunal décider',
    cost: 'Une amende selon vos revenus, et des frais, si vous perdez.',
    time: 'Quelques mois.',
    risk: 'L’amende et les points peuvent dépasser l’offre.',
    bestFor: 'Ce n’était pas vous, ou vous avez de bonnes preuves.',
  },
  'gb.police-penalty.ni-right-court': COURT,
  'gb.police-penalty.ni-right-ends-it': {
    says: 'Si vous acceptez à temps et faites tout ce qui est demandé, aucun procès ne suit.',
  },
  'gb.police-penalty.ni-step': {
    says: 'Vérifiez la plaque, le lieu, le jour et l’heure. Avant le jour indiqué : acceptez, faites un stage s’il est offert, ou demandez le tribunal.',
  },
  'gb.police-penalty.ni-option-accept': ACCEPT,
}
