/** Questions about a deposit from which a new carpet, paint or cleaning is to be paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NEW_CARPET_FR: Words = {
  'gb.ask-housing.deposit-new-for-old': {
    says: "Pas de neuf pour du vieux. Pour un vrai dommage, on ne garde que ce que la chose valait encore, ou le prix d'un nettoyage. Une moquette faite pour dix ans et âgée de huit vaut un cinquième. L'usure normale ne vous coûte rien. À eux de le prouver, avec les listes et photos d'entrée et de sortie et des factures. Écrivez quels points vous contestez, puis demandez au deposit scheme sa décision gratuite, le plus souvent en trois mois. Ce qui n'est pas contesté doit être rendu maintenant.",
  },
}
