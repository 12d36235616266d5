/** Questions about benefits that an office refuses, cuts or wants back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_WORDS: Words = {
  'de.ask-debt.jobcenter-back': {
    says: 'Opposez-vous par écrit dans le mois. Une phrase suffit. Si l’erreur était à eux et que vous ne pouviez pas le savoir, vous pouvez garder l’argent.',
  },
  'de.ask-debt.jobcenter-cut': {
    says: 'Opposez-vous dans le mois. Si vous n’avez pas d’argent pour vivre, demandez au tribunal social un ordre urgent (Eilantrag). C’est gratuit.',
  },
  'de.ask-debt.benefit-refused': {
    says: 'Faites opposition (Widerspruch) dans le mois après l’arrivée de la lettre. Une phrase signée sur papier suffit, les raisons peuvent suivre. Si la lettre n’en dit rien, vous avez un an. En cas de besoin, demandez une mesure urgente au tribunal social. C’est gratuit.',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: 'Vous avez un mois dès l’arrivée. La dernière page dit quoi faire : opposition écrite (Widerspruch), ou dans certains Länder recours au tribunal administratif. Si elle ne dit rien, vous avez un an. Si votre revenu change, vous pouvez redemander.',
  },
  'de.ask-debt.sick-pay-length': {
    says: 'Pour la même maladie, la caisse paie jusqu’à 78 semaines en trois ans. Les semaines payées par l’employeur comptent. C’est 70 % du brut, au plus 90 % du net. Faites écrire l’arrêt suivant au plus tard le jour ouvrable suivant. Avant la fin, inscrivez-vous à l’Agentur für Arbeit.',
  },
  'de.ask-debt.child-benefit-refused': {
    says: 'Faites opposition (Einspruch) auprès de la Familienkasse dans le mois, par écrit ou e-mail. C’est gratuit. Envoyez les papiers manquants, comme école, formation ou séjour. Si la lettre n’en dit rien, vous avez un an. Le passé n’est le plus souvent payé que pour six mois.',
  },
  'de.ask-debt.jobcenter-rent': {
    says: 'La première année, il paie en général le loyer réel, jusqu’à une fois et demie la limite locale. Ensuite il paie en général tout le loyer jusqu’à six mois, le temps de chercher. Si vous ne trouvez rien ou ne pouvez déménager, prouvez-le. Contre une baisse, faites opposition gratuitement dans le mois.',
    dependsOn: 'de la durée de votre aide et du loyer jugé correct là-bas',
  },
}
