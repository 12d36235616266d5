/** The French words of the rows in ../state-leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_LEASES_FR: Words = {
  ...stateWords('just-cause', {
    CO: 'après un an, la plupart des locataires peuvent être mis dehors seulement pour une raison nommée dans la loi. Pour certaines raisons, il faut 90 jours',
    NY: 'dans la ville de New York et quelques autres lieux, beaucoup de locataires peuvent être mis dehors seulement pour une bonne raison. L’avis doit dire si la loi vous couvre',
    OR: 'après la première année, un propriétaire a besoin d’une raison nommée dans la loi, le plus souvent avec 90 jours et un mois de loyer',
    WA: 'un propriétaire peut mettre fin à la plupart des locations seulement pour une raison nommée dans la loi, dans un avis écrit',
    CA: 'la plupart des locataires d’un an ou plus peuvent être expulsés seulement pour une raison nommée dans la loi. Certains logements sont exclus',
  }),
  ...stateWords('month-notice', {
    'AZ VA': 'pour finir une location au mois, il faut prévenir 30 jours avant le jour du loyer',
    CA: 'pour finir une location au mois, il faut prévenir 30 jours avant, ou 60 après un an',
    FL: 'pour finir une location au mois, il faut prévenir 30 jours avant la fin d’un mois',
    GA: 'un propriétaire doit prévenir 60 jours avant pour finir une location sans durée (tenancy at will)',
    'IL OH': 'pour finir une location au mois, il faut prévenir 30 jours avant',
    MA: 'pour finir une location sans durée (tenancy at will), il faut prévenir 30 jours avant. Si la période de loyer est plus longue, c’est elle qui compte',
    MI: 'pour finir une location au mois, il faut prévenir un mois avant',
    NY: 'un propriétaire doit prévenir 30, 60 ou 90 jours avant, selon le temps que vous y avez habité. Hors de la ville de New York, un locataire au mois prévient un mois avant la fin du mois de loyer',
    NC: 'pour finir une location au mois, il faut prévenir seulement sept jours avant la fin du mois. Pour la place d’une maison mobile, c’est 60 jours',
    PA: 'pour finir un bail d’un an ou moins, il faut prévenir 15 jours avant, sauf si le bail y renonce',
    TX: 'pour finir une location au mois, il faut prévenir au moins un mois avant, sauf si le bail dit autre chose',
  }),
  ...stateWords('deposit-claim', {
    AZ: 'un propriétaire a 14 jours ouvrables après votre départ et votre demande pour rendre le dépôt de garantie avec une liste',
    FL: 'un propriétaire a 15 jours pour rendre le dépôt de garantie, ou 30 jours pour envoyer une réclamation dessus. Vous avez 15 jours pour vous y opposer',
    IL: 'un propriétaire de cinq logements ou plus a 30 jours pour lister ce qu’il garde, et 45 jours pour rendre le reste',
  }),
  ...stateWords('entry', {
    NJ: 'le propriétaire d’un immeuble de trois logements ou plus doit le plus souvent prévenir un jour avant d’entrer',
    MA: 'un propriétaire ne peut entrer que pour inspecter, réparer ou montrer le logement, comme le bail le permet',
    'AL AZ HI': 'un propriétaire doit le plus souvent prévenir deux jours avant d’entrer',
    CA: 'un propriétaire doit le plus souvent prévenir par écrit 24 heures avant d’entrer',
    FL: 'un propriétaire doit le plus souvent prévenir 24 heures avant d’entrer pour des réparations',
    'AK IA NV OH OR': 'un propriétaire doit le plus souvent prévenir 24 heures avant d’entrer',
    VA: 'un propriétaire doit le plus souvent prévenir 72 heures avant d’entrer pour l’entretien',
    WA: 'un propriétaire doit le plus souvent prévenir par écrit deux jours avant d’entrer',
  }),
}
