/** What can still be done when the day in a letter of a council, a tax office or a benefit office is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_FR: Words = {
  'gb.late.pcn-step': {
    says: "Les jours de cette lettre semblent passés. Appelez aujourd'hui la mairie et demandez la suite. Envoyez vos raisons et dites pourquoi vous êtes en retard : elle peut encore les lire.",
  },
  'gb.late.pcn-appeal-step': {
    says: "Les 28 jours semblent passés. Envoyez l'appel aujourd'hui et écrivez pourquoi il est en retard. Le tribunal y voit une demande de délai et peut dire oui ou non.",
  },
  'gb.late.pcn-certificate-step': {
    says: "Les 14 jours semblent passés : la mairie a peut-être fait enregistrer la dette au tribunal. Appelez aujourd'hui : payez, ou demandez un plan avant les frais d'huissier.",
  },
  'gb.late.pcn-recovery-step': {
    says: "Les 21 jours semblent passés. Un motif du formulaire TE9 ou PE3 est-il vrai pour vous ? Envoyez-le aujourd'hui avec le TE7 ou PE2, qui demande un délai. Dites pourquoi vous êtes en retard.",
  },
  'gb.late.council-want': {
    says: "La mairie demandait une council tax en retard. Les jours de la lettre sont passés : elle peut vouloir maintenant tout le reste de l'année.",
  },
  'gb.late.council-reality': {
    says: "Cette dette passe d'abord. La mairie a peut-être saisi le tribunal, mais elle peut encore convenir d'un plan avec vous.",
  },
  'gb.late.council-not-yet': {
    says: "Les huissiers ne peuvent venir qu'après une décision du tribunal (liability order). Demandez à la mairie s'il y en a une.",
  },
  'gb.late.council-step': {
    says: "Appelez aujourd'hui la mairie, même si les jours sont passés. Payez la partie en retard si possible, et demandez de retrouver votre plan mensuel. Elle peut dire oui.",
  },
  'gb.late.summons-reality': {
    says: "Le jour de l'audience est passé : le tribunal a sans doute rendu une liability order. Ce n'est pas pénal, et un plan est encore possible.",
  },
  'gb.late.summons-step': {
    says: "Appelez aujourd'hui la mairie et demandez s'il y a une liability order. Demandez un plan avant les huissiers. Si rien n'était dû, demandez-lui de faire annuler la décision.",
  },
  'gb.late.council-scotland-step': {
    says: "Les jours de cette lettre sont passés. Appelez aujourd'hui la mairie, demandez s'il y a un summary warrant et demandez un plan.",
  },
  'gb.late.tax-rights': {
    says: "Vous pouvez encore demander à payer en plusieurs fois. L'appel est possible 30 jours après la lettre. Ensuite il faut une bonne raison, et demander au plus vite.",
  },
  'gb.late.tax-step': {
    says: "Appelez aujourd'hui le HMRC, même si le jour est passé, et demandez Time to Pay. Il peut saisir sans tribunal : n'attendez pas.",
  },
  'gb.late.tax-option': {
    says: 'Écrivez au HMRC ce qui est faux. Les 30 jours sont passés ? Dites ce qui vous en a empêché, comme une maladie. En cas de refus, vous pouvez demander au tribunal fiscal.',
    title: 'Faire appel, même tard',
    cost: 'Gratuit.',
    time: 'Maintenant. N’attendez pas une fois l’obstacle passé.',
    risk: 'Des intérêts courent sur l’impôt dû.',
    bestFor: 'La somme est fausse ou vous aviez une bonne raison.',
  },
  'gb.late.benefit-step': {
    says: "Demandez aujourd'hui un nouvel examen. La décision a plus d'un mois ? Dites pourquoi vous êtes en retard. Avec une bonne raison, c'est possible jusqu'à 13 mois après.",
  },
  'gb.late.benefit-option': {
    says: 'Dites ce qui est faux, envoyez des preuves, et dites ce qui vous en a empêché : maladie, hôpital.',
    title: 'Demander un nouvel examen, même tard',
    cost: 'Gratuit.',
    time: 'Au plus 13 mois après la décision.',
    risk: 'Elles peuvent refuser si la raison est faible.',
    bestFor: 'La décision est fausse, et quelque chose vous a empêché de demander à temps.',
  },
}
