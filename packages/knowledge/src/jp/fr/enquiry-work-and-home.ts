/** Questions sur travail et logement, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_AND_HOME_FR: Words = {
  'jp.ask.bullying': {
    says: 'Notez chaque jour, les mots et les témoins. Signalez-le par écrit au service de l’entreprise : il doit enquêter et ne peut pas vous punir. Sinon, allez au bureau du travail gratuit (総合労働相談コーナー).',
  },
  'jp.ask.overtime': {
    says: 'Les heures en plus se paient au moins 25 % de plus, même seulement tolérées. Gardez notes, mails et pointages. Réclamez par écrit, puis allez à l’inspection. Vous avez trois ans.',
  },
  'jp.ask.job-benefit': {
    says: 'Allez à Hello Work avec la fiche de départ (離職票). Si l’entreprise a rompu, cela commence après sept jours. Si vous êtes parti, il y a le plus souvent un mois de plus. Contestez-y un motif faux.',
  },
  'jp.ask.repairs': {
    says: 'Écrivez au bailleur ou au gérant, avec photos. Il doit réparer. Si une partie est inutilisable, le loyer baisse d’autant. Sans suite, vous pouvez faire réparer et demander le coût.',
  },
  'jp.ask.landlord-enters': {
    says: 'Pas sans votre accord, sauf urgence réelle comme un feu ou une fuite. Vous devez permettre les réparations nécessaires, à une heure convenue. Écrivez que vous refusez toute entrée sans avis. Si cela continue, appelez la police.',
  },
  'jp.ask.paid-leave': {
    says: 'Après six mois et 80 % de présence, vous avez des congés payés : dix jours à plein temps, moins à temps partiel. L’entreprise peut seulement déplacer le jour s’il gêne le travail, sans vous punir.',
  },
}
