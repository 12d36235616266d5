/** Questions about a jobseeker payment after a dismissal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AND_WELFARE_FR: Words = {
  'ie.ask.fired-welfare': {
    says: 'Vous pouvez demander dès le premier jour. Si vous avez perdu l’emploi par votre faute (misconduct), on peut refuser jusqu’à neuf semaines. Un retard ou la lenteur n’en est pas toujours une : donnez votre version par écrit, avec les lettres. Demandez à Intreo la Supplementary Welfare Allowance. Recours gratuit en 60 jours. Licenciement injuste : WRC dans les six mois.',
  },
}
