/** Questions about notice in temporary work: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_WORK_FR: Words = {
  'ch.ask.temporary-work': {
    says: 'Dans une mission sans terme, le préavis est de deux jours ouvrables les trois premiers mois, sept jours du quatrième au sixième, puis un mois. D’une minute à l’autre, c’est trop court : l’agence doit ces jours. Une mission à terme va en général jusqu’au bout. La CCT location de services donne plus en cas de maladie. Réclamez par écrit et inscrivez-vous à l’ORP.',
    dependsOn: 'la durée de la mission et son terme',
  },
}
