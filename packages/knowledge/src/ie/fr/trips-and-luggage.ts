/** Package trips and luggage: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIPS_AND_LUGGAGE_FR: Words = {
  'ie.package.right': {
    says: "Si l'organisateur annule ou change beaucoup le voyage, vous pouvez tout récupérer. S'il s'est mal passé, vous pouvez demander un prix plus bas.",
  },
  'ie.bag.right': {
    says: "La compagnie doit payer un bagage perdu, en retard ou abîmé, jusqu'à une limite. Écrivez dans les 7 jours pour un dégât, et 21 jours pour un retard.",
  },
}
