/** The French words of the rows in ../garda-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GARDA_NOTICES_FR: Words = {
  'ie.garda.right-name': {
    says: 'Si vous ne conduisiez pas, nommez le conducteur sous 28 jours. L’avis lui est alors envoyé.',
  },
  'ie.garda.right-court': {
    says: 'Vous n’êtes pas obligé d’accepter. Le District Court peut trancher, et la police doit prouver.',
  },
  'ie.garda.right-proof': {
    says: 'Pour un radar, vous pouvez demander la photo au Fixed Charge Processing Office.',
  },
  'ie.garda.warn-silent': {
    says: 'Ne l’ignorez pas. Ne pas répondre est une infraction, et on peut vous tenir pour le conducteur.',
  },
  'ie.garda.warn-truth': {
    says: 'Ne nommez que la personne qui conduisait vraiment. De fausses données sont un délit.',
  },
  'ie.garda.deadline-name': {
    says: 'Vous avez 28 jours à partir de la date de l’avis.',
    action: 'Nommer le conducteur',
    consequence: 'On peut alors vous traiter comme conducteur, ou vous citer en justice.',
  },
  'ie.garda.step-fill': {
    says: 'Vérifiez la voiture, le jour et le lieu. Notez nom et adresse du conducteur, signez, et envoyez avec preuve.',
  },
  'ie.garda.step-sold': {
    says: 'Si la voiture était vendue, louée ou volée, dites-le avec une preuve.',
  },
  'ie.garda.deadline-pay': {
    says: 'Vous avez 28 jours à partir de la date pour payer la première somme ou nommer le conducteur.',
    action: 'Payer, ou nommer le conducteur',
    consequence: 'La somme augmente de moitié pour les 28 jours suivants.',
  },
  'ie.garda.right-last': {
    says: 'Si une convocation (summons) arrive, vous pouvez encore payer le double. Il faut le faire au moins 7 jours avant l’audience.',
  },
  'ie.garda.know-points': {
    says: 'Un tribunal donne plus de points que l’avis. Douze points en trois ans font six mois sans permis, sept pour les débutants.',
    actionable: 'Comptez vos points avant de choisir le tribunal.',
  },
  'ie.garda.step-check': {
    says: 'Vérifiez la voiture, le jour et le lieu. Si c’est juste, payez tout avant le 28e jour. Une partie ne compte pas.',
  },
  'ie.garda.option-pay': {
    title: 'Payer sous 28 jours',
    cost: 'La somme de l’avis.',
    time: 'Quelques minutes.',
    risk: 'Des points peuvent être inscrits.',
    bestFor: 'Vous conduisiez et c’est juste.',
    says: 'Payez et c’est fini. Il n’y a ni tribunal ni condamnation.',
  },
  'ie.garda.option-court': {
    title: 'S’expliquer devant un juge',
    cost: 'Votre temps, et un avocat si vous voulez.',
    time: 'Quelques mois.',
    risk: 'Plus d’amende et de points si vous perdez.',
    bestFor: 'C’est faux et vous avez des preuves.',
    says: 'Ne payez pas, gardez vos preuves, et répondez à la convocation.',
  },
  'ie.garda.summons-right': {
    says: "Vous pouvez encore payer la somme de cet avis, jusqu'à 7 jours avant l'audience. L'affaire s'arrête alors, sans condamnation.",
  },
  'ie.garda.summons-step-pay': {
    says: "Comptez 7 jours en arrière depuis le jour de la convocation (summons). Pour arrêter l'affaire, payez tout avant. Une partie ne suffit pas.",
  },
  'ie.garda.summons-step-court': {
    says: "Si vous ne payez pas avant, allez au tribunal le jour indiqué. Apportez vos preuves. Si vous n'y allez pas, le juge peut décider sans vous.",
  },
  'ie.garda.summons-option-pay': {
    title: "Payer avant l'audience",
    cost: "La somme de l'avis.",
    time: "Au moins 7 jours avant l'audience.",
    risk: "S'il y a des points, vous les avez, mais moins que devant le juge.",
    bestFor: "Vous conduisiez et c'est exact.",
    says: "Payez tout à temps, et l'affaire s'arrête. Gardez le reçu.",
  },
  'ie.garda.summons-option-court': {
    title: 'Donner votre version au juge',
    cost: 'Votre temps, et un avocat si vous voulez.',
    time: 'Le jour de la convocation.',
    risk: 'Si vous perdez: condamnation, amende et parfois plus de points.',
    bestFor: "C'est faux et vous avez des preuves.",
    says: 'Ne payez pas. Allez au tribunal ce jour-là avec vos preuves.',
  },
  'ie.late.garda-step': {
    says: 'Les 28 jours semblent passés. Dans les 28 suivants, vous pouvez souvent encore payer, moitié en plus. Si une citation (summons) vient, lisez-la tout de suite : elle donne une autre chance de payer.',
  },
  'ie.late.garda-option': {
    says: 'Payez toute la somme avant le jour 56. Alors, ni tribunal ni condamnation.',
    title: 'Payer moitié plus dans les 28 jours suivants',
    cost: 'La somme de l’avis et la moitié en plus.',
    time: 'Quelques minutes.',
    risk: 'Des points peuvent aller sur votre permis.',
    bestFor: 'Vous conduisiez, c’est juste, et le jour 56 est à venir.',
  },
}
