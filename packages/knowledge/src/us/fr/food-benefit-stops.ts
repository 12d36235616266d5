/** The French words of the rows in ../food-benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FOOD_BENEFIT_STOPS_FR: Words = {
  'us.stop.snap-want': {
    says: 'L’État dit que votre aide alimentaire (SNAP) finit ou change, à partir de quand, et pourquoi.',
  },
  'us.stop.snap-who': {
    says: 'Votre bureau de l’État ou du comté gère SNAP selon des règles fédérales. Quelqu’un qui n’a pas décidé de votre cas tient l’audience.',
  },
  'us.stop.snap-reality': {
    says: 'Ce n’est pas le dernier mot. Une audience est gratuite, et beaucoup d’avis viennent d’un chiffre de revenu faux.',
  },
  'us.stop.snap-rights': {
    says: 'Vous pouvez voir votre dossier, demander une audience, amener une personne pour vous aider, et souvent garder votre aide jusqu’à la décision.',
  },
  'us.stop.snap-right-notice': {
    says: 'Le plus souvent, vous devez recevoir un avis au moins dix jours avant une baisse de l’aide. Il doit dire pourquoi.',
  },
  'us.stop.snap-right-keep': {
    says: 'Demandez l’audience dans les jours indiqués dans l’avis, et votre aide continue. Si vous perdez, vous devrez peut-être rembourser.',
  },
  'us.stop.snap-right-hearing': {
    says: 'Vous pouvez demander une audience (fair hearing) dans les 90 jours, par écrit ou par téléphone.',
  },
  'us.stop.snap-step': {
    says: 'Demandez une audience maintenant et dites que vous voulez que votre aide continue. Notez le jour et le nom.',
  },
  'us.stop.snap-step-check': {
    says: 'Vérifiez le revenu et les personnes qu’ils ont comptés. Envoyez fiches de paie, loyer, garde d’enfants et factures médicales.',
  },
  'us.stop.snap-option': {
    says: 'Appelez ou écrivez : « I ask for a fair hearing and want my benefits to continue » (je demande une audience et veux que mon aide continue).',
    title: 'Demander une audience (fair hearing)',
    cost: 'Gratuit',
    time: 'Dans les jours indiqués dans l’avis pour garder l’aide ; 90 jours au plus',
    risk: 'Si vous perdez, vous devrez peut-être rembourser l’aide qui a continué.',
    bestFor: 'Le revenu ou les personnes comptées sont faux.',
  },
  'us.stop.snap-right-work': {
    says: 'La limite de trois mois ne vise pas qui est inapte au travail, enceinte, s’occupe d’un enfant de moins de 14 ans ou travaille 20 heures par semaine. Envoyez des preuves.',
  },
}
