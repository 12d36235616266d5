/** Un formulaire de révision d’une aide : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REVIEW_FR: Words = {
  'gb.benefit-review.no-decision': {
    says: 'Ce n’est pas une décision. En règle générale, l’argent continue pendant l’examen du formulaire.',
  },
  'gb.benefit-review.step-fill': {
    says: 'Remplissez tout le formulaire, comme si on ne savait rien de vous. N’écrivez pas seulement « pas de changement ».',
  },
  'gb.benefit-review.step-days': {
    says: 'Décrivez bons et mauvais jours, leur fréquence et l’aide qu’il vous faut. Dites ce qui est dangereux, lent ou douloureux.',
  },
  'gb.benefit-review.step-proof': {
    says: 'Ajoutez des copies de lettres de médecins ou d’aidants. Copiez tout le formulaire et gardez la preuve d’envoi.',
  },
  'gb.benefit-review.right-time': {
    says: 'Vous pouvez demander plus de temps. Appelez avant le jour indiqué, notez le nouveau jour et le nom.',
  },
  'gb.benefit-review.right-late': {
    says: 'Si vous êtes en retard pour une bonne raison, comme la maladie, envoyez-le et dites-le. Ils doivent voir la raison et votre santé.',
  },
  'gb.benefit-review.right-assessment': {
    says: 'S’il y a une évaluation, vous pouvez venir accompagné. Vous pouvez la demander par téléphone, chez vous, ou enregistrée.',
  },
  'gb.benefit-review.right-challenge': {
    says: 'Si la nouvelle décision est fausse, demandez un réexamen sous un mois. Ensuite un tribunal gratuit peut être saisi.',
  },
  'gb.benefit-review.work-right': {
    says: 'Dites aussi si travailler, ou devoir chercher, mettrait votre santé en danger réel. Cela compte en plus des points.',
  },
  'gb.benefit-review.scotland-right': {
    says: 'Si la nouvelle décision est fausse, demandez-en une autre (re-determination) sous 42 jours. Puis un appel est possible sous 31 jours.',
  },
  'gb.benefit-review.warning': {
    says: 'Sans formulaire ni bonne raison, l’aide peut s’arrêter. Appelez aujourd’hui si vous n’y arrivez pas.',
  },
  'gb.benefit-review.insight': {
    says: 'Une révision peut augmenter, garder ou baisser l’aide.',
    actionable: 'Citez tout ce qui est devenu plus dur depuis le dernier formulaire.',
  },
  'gb.benefit-review.option-help': {
    says: 'Demandez un rendez-vous à Citizens Advice, un Law Centre ou une association de malades avant ce jour.',
    title: 'Le remplir avec un conseiller gratuit',
    cost: 'Rien.',
    time: 'Une heure ou deux.',
    risk: 'Les rendez-vous sont rares. Demandez un délai s’il faut attendre.',
    bestFor: 'Le formulaire est long ou difficile.',
  },
  'gb.benefit-review.option-send': {
    says: 'Postez-le quelques jours avant, ou en ligne si la lettre le permet.',
    title: 'Envoyer à temps le formulaire et les preuves',
    cost: 'Rien.',
    time: 'Quelques heures sur plusieurs jours.',
    risk: 'Trop peu de mots peut coûter des points.',
    bestFor: 'Vous pouvez décrire vos journées vous-même.',
  },
  'gb.benefit-asks.want': {
    says: "Le bureau vous demande de montrer ou d'envoyer quelque chose. Ce n'est pas une décision, et on ne réclame pas d'argent.",
  },
  'gb.benefit-asks.rights': {
    says: 'Pour une nouvelle demande vous avez en général un mois, ou plus s’ils acceptent. Pour une aide que vous touchez déjà, ce peut être 14 jours. Demandez plus de temps avant le jour si besoin.',
  },
  'gb.benefit-asks.step-send': {
    says: 'Faites ce qui est demandé avant le jour. Allez au bureau, utilisez la poste ou votre propre compte, et gardez une preuve.',
  },
  'gb.benefit-asks.step-time': {
    says: 'Si vous ne pouvez pas à temps, dites-le et dites pourquoi avant le jour. Si la demande est fermée, demandez un nouvel examen dans le mois.',
  },
}
