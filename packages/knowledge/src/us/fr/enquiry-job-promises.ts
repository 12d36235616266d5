/** Questions about job offers, vacation pay, speaking up, and work without papers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_PROMISES_FR: Words = {
  'us.story.speak-up': {
    says: 'Des lois protègent ceux qui signalent un danger ou des actes interdits. À l’OSHA, vous devez aller dans les 30 jours. Gardez les messages qui montrent les dates, et voyez vite un avocat du travail.',
    dependsOn: 'ce que vous avez signalé, à qui, et votre État',
  },
  'us.story.vacation-pay': {
    says: 'Dans des États comme la Californie, l’Illinois et le Massachusetts, les congés gagnés sont du salaire et ne peuvent pas être effacés. Ailleurs, le règlement écrit décide. Demandez-le et déposez une réclamation de salaire (wage claim).',
    dependsOn: 'votre État et le règlement',
  },
  'us.story.job-offer': {
    says: 'La plupart des emplois peuvent finir à tout moment (at will), une offre peut donc être retirée. Si vous avez compté sur une promesse claire et y avez perdu, vous pouvez récupérer ces frais. Gardez la lettre et vos reçus.',
    dependsOn: 'ce qui était promis et ce que vous avez abandonné',
  },
  'us.story.no-papers': {
    says: 'Les lois sur la paie vous protègent avec ou sans papiers. Votre patron ne peut pas vous punir ni appeler l’immigration parce que vous avez demandé votre paie. Chaque heure est due, le plus souvent avec la moitié en plus après 40 heures par semaine. Gardez les menaces et notez vos heures. La Wage and Hour Division aide gratuitement, quels que soient vos papiers : 1-866-487-9243. Vous avez deux ans, trois si c’était exprès.',
  },
  'us.state.ca.ask-last-pay': {
    says: 'En Californie, en cas de licenciement, tout le salaire est dû tout de suite, le jour même, congés acquis compris. Si vous avez démissionné : 72 heures, ou le dernier jour si vous aviez prévenu 72 heures avant. Si l’employeur tarde exprès, il doit un jour de paie par jour de retard, jusqu’à 30. Demandez par écrit et portez plainte, gratuitement, au Labor Commissioner.',
  },
}
