/** Questions about an injury: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_FR: Words = {
  'ie.ask.injury-claim': {
    says: "Écrivez à l'autre partie dans le mois et voyez un médecin. Vous avez deux ans. La plupart des demandes vont d'abord à l'Injuries Resolution Board, ce qui arrête le délai. Gardez photos, noms des témoins et reçus. N'acceptez aucune somme avant de savoir comment vous guérissez.",
  },
  'ie.ask.uninsured-driver': {
    says: 'Demandez au bureau des assureurs auto (Motor Insurers’ Bureau of Ireland, MIBI) : il paie si l’autre conducteur n’était pas assuré ou est introuvable. Prévenez les gardaí tout de suite, sous deux jours si possible, et gardez plaque, photos et témoins. Pour une blessure, saisissez aussi l’Injuries Resolution Board sous deux ans.',
  },
}
