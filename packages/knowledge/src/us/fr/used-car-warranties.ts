/** The French words of the rows in ../used-car-warranties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const USED_CAR_WARRANTIES_FR: Words = {
  ...stateWords('used-car', {
    MA: 'un vendeur professionnel doit réparer les défauts graves de beaucoup de voitures d’occasion pendant 30 à 90 jours, selon les miles. Les mots « as is » n’y changent rien',
    NJ: 'un vendeur professionnel doit réparer les défauts graves de beaucoup de voitures d’occasion pendant 30 à 90 jours, selon les miles. Les mots « as is » n’y changent rien',
    NY: 'un vendeur professionnel doit réparer les défauts graves de beaucoup de voitures d’occasion pendant 30 à 90 jours, selon les miles. Les mots « as is » n’y changent rien',
    AZ: 'un vendeur professionnel doit réparer le moteur et la boîte de la plupart des voitures d’occasion pendant 15 jours ou 500 miles. Les mots « as is » n’y changent le plus souvent rien',
    IL: 'un vendeur professionnel doit réparer le moteur et la boîte de la plupart des voitures d’occasion pendant 15 jours ou 500 miles. Les mots « as is » n’y changent le plus souvent rien',
  }),
}
