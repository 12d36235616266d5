/** Questions about pay that private creditors cannot take: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_FROM_CREDITORS_DE: Words = {
  'us.ask-state.pay-cannot-be-taken': {
    says: 'In Ihrem Staat kann ein privater Gläubiger Ihren Lohn meist gar nicht nehmen, auch nicht mit Urteil für Karte oder Kredit. Unterhalt, Steuern und Studienkredite des Bundes sind anders; in Pennsylvania kann ein Vermieter für Miete bis zu 10% nehmen. Ans Bankkonto kann er aber: heben Sie Lohnzettel auf. Antworten Sie auf die Mitteilung zu Freibeträgen, in North Carolina in 20 Tagen. Wird Lohn genommen, sofort zum Gericht.',
  },
}
