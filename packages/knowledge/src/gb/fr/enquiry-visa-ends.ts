/** Questions of people whose permission to stay runs out soon: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_ENDS_FR: Words = {
  'gb.ask-immigration.visa-ends': {
    says: 'Demandez une prolongation ou un autre visa avant le dernier jour. Qui demande à temps peut rester et travailler comme avant jusqu’à la décision du Home Office (section 3C leave). Ne quittez pas le Royaume-Uni entre-temps : cela met fin à la demande. Lisez vite les règles de votre visa sur GOV.UK, et voyez un conseiller agréé si le temps presse. Après la fin, chaque jour compte contre vous.',
  },
  'gb.ask-immigration.sponsor-ended': {
    says: 'Votre visa ne finit pas le jour où l’emploi finit. L’employeur doit prévenir le Home Office. Celui-ci écrit alors, le plus souvent, pour réduire le visa à 60 jours, ou à sa fin si elle vient plus tôt. Avant cela : trouvez un nouveau sponsor et faites la demande, demandez un autre visa, ou partez. Tenez à jour e-mail et adresse dans votre compte UKVI. Voyez vite un conseiller agréé. Contre le licenciement lui-même : Acas, à temps.',
  },
}
