/** The French words of the rows in ../benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_STOPS_FR: Words = {
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
  'us.stop.medicaid-want': {
    says: 'L’État dit que votre Medicaid finit, change ou est refusé, et pourquoi.',
  },
  'us.stop.medicaid-reality': {
    says: 'Beaucoup de gens perdent Medicaid seulement parce qu’un formulaire manquait. On peut souvent le réparer.',
  },
  'us.stop.medicaid-right-hearing': {
    says: 'Vous avez droit à une audience (fair hearing). L’avis donne le dernier jour, au plus dans 90 jours.',
  },
  'us.stop.medicaid-right-keep': {
    says: 'Demandez une audience avant le jour où il finit, et votre Medicaid continue jusqu’à la décision.',
  },
  'us.stop.medicaid-right-notice': {
    says: 'Le plus souvent, l’avis doit arriver au moins dix jours avant la fin de votre Medicaid.',
  },
  'us.stop.medicaid-step': {
    says: 'Envoyez ce qui manque et demandez une audience le même jour. Dites que vous voulez que Medicaid continue.',
  },
  'us.stop.medicaid-option': {
    says: 'Demandez par écrit, en ligne ou par téléphone. Gardez la preuve du jour.',
    title: 'Demander une audience (fair hearing)',
    cost: 'Gratuit',
    time: 'Avant le jour de la fin, pour garder Medicaid',
    risk: 'Si vous perdez, l’État peut demander le coût des soins qui ont continué.',
    bestFor: 'Vous y avez encore droit, ou seul un formulaire manquait.',
  },
  'us.stop.ssa-want': {
    says: 'Social Security dit qu’une aide est refusée, finit ou change, et pourquoi.',
  },
  'us.stop.ssa-reality': {
    says: 'Un premier non est fréquent. Beaucoup de gens gagnent plus tard, surtout à l’audience devant un juge.',
  },
  'us.stop.ssa-right-appeal': {
    says: 'Vous avez 60 jours pour demander un réexamen (reconsideration). Ils supposent que la lettre est arrivée après cinq jours.',
  },
  'us.stop.ssa-right-ssi': {
    says: 'Si SSI baisse ou finit, faites appel dans les dix jours après avoir reçu l’avis. L’argent continue alors jusqu’à la première décision.',
  },
  'us.stop.ssa-step': {
    says: 'Faites appel sur ssa.gov ou envoyez Form SSA-561. Demandez des papiers plus récents à vos médecins.',
  },
  'us.stop.ssa-option': {
    says: 'Dites ce qui est faux et ajoutez des preuves. Ne recommencez pas une nouvelle demande à la place : vous pouvez perdre des mois.',
    title: 'Demander un réexamen (reconsideration)',
    cost: 'Gratuit',
    time: 'Dans les 60 jours ; dix jours pour garder SSI',
    risk: 'L’argent qui a continué devra peut-être être remboursé si vous perdez.',
    bestFor: 'Vous n’êtes pas d’accord avec la raison.',
  },
  'us.stop.meals-want': {
    says: 'Le district scolaire (school district) dit si votre enfant a des repas gratuits ou moins chers, et pourquoi.',
  },
  'us.stop.meals-reality': {
    says: 'Vous pouvez refaire une demande à tout moment, par exemple quand votre revenu baisse ou que la famille grandit.',
  },
  'us.stop.meals-right-hearing': {
    says: 'Vous pouvez faire appel à quelqu’un qui n’a pas décidé. Vous pouvez amener une personne pour vous aider et voir les papiers.',
  },
  'us.stop.meals-right-direct': {
    says: 'Un enfant dont le foyer a SNAP, ou un enfant placé ou sans logement, a des repas gratuits sans contrôle du revenu.',
  },
  'us.stop.meals-step': {
    says: 'Comparez le revenu et le nombre de personnes avec vos propres chiffres. Demandez une audience s’ils sont faux.',
  },
  'us.stop.meals-option': {
    says: 'Appelez la personne nommée dans la lettre, ou écrivez-lui.',
    title: 'Demander une audience',
    cost: 'Gratuit',
    time: 'Au plus tard le jour indiqué dans la lettre',
    risk: 'Aucun.',
    bestFor: 'Le revenu ou les personnes comptées sont faux.',
  },
  'us.stop.snap-right-work': {
    says: 'La limite de trois mois ne vise pas qui est inapte au travail, enceinte, s’occupe d’un enfant de moins de 14 ans ou travaille 20 heures par semaine. Envoyez des preuves.',
  },
}
