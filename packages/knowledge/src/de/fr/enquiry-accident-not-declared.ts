/** Questions about an accident at work that the employer does not report: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_FR: Words = {
  'de.ask-job.accident-not-reported': {
    says: 'Vous pouvez déclarer vous-même l’accident à la Berufsgenossenschaft (BG), même maintenant. Si le patron ne déclare pas, vous ne perdez aucun droit. Allez chez un Durchgangsarzt et dites que c’était au travail ou sur le trajet. Ne dites jamais que c’était à la maison. Notez heure, lieu et témoins. Le patron doit déclarer sous trois jours si l’arrêt dépasse trois jours. Six semaines de salaire, puis l’argent de la BG. On ne peut pas vous punir.',
  },
}
