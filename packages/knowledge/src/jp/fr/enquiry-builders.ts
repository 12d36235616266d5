/** The French words of the rows in ../enquiry-builders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDERS_FR: Words = {
  'jp.ask.builder-overcharge': {
    says: 'Le prix convenu vaut. Tout travail en plus exige d’abord votre oui. Demandez une facture détaillée, payez le convenu et contestez le reste par écrit. Sont-ils venus chez vous, ou était-ce bien plus cher que la publicité ? Alors huit jours pour annuler (クーリング・オフ) peuvent valoir. Ne payez pas sous pression ; appelez le 188.',
  },
  'jp.ask.bad-work': {
    says: 'Prenez des photos et demandez par écrit la réparation, avec une date. D’ici là, vous pouvez retenir une part juste du prix. Si rien ne se passe, demandez un prix plus bas ou de l’argent. Signalez le défaut dans l’année.',
  },
}
