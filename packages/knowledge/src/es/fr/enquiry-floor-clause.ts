/** Questions about the time to claim for a floor clause in a mortgage: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLOOR_CLAUSE_FR: Words = {
  'es.ask.floor-clause': {
    says: 'Le plus souvent c’est encore possible, même pour un prêt fini. Un juge peut dire la clause abusive à tout moment. Les cinq ans pour récupérer l’argent commencent le plus souvent avec le jugement définitif qui le dit. C’est différent si la banque prouve que vous le saviez avant. Réclamez d’abord par écrit à la banque : le tribunal l’exige. Vous avez signé un nouvel accord à ce sujet ? Voyez un avocat. Aide gratuite : le bureau des consommateurs (OMIC).',
  },
}
