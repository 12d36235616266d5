/** Questions about a contract that a child has made: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDS_CONTRACT_DE: Words = {
  'nl.ask.childs-contract': {
    says: 'Nein, meistens nicht. Ein Kind unter 18 braucht für so einen Vertrag das Ja der Eltern. Ohne das können Sie ihn aufheben: Schreiben Sie der Firma, dass Sie ihn als Eltern vernichten, mit dem Alter des Kindes, und verlangen Sie das Geld zurück. Anders bei kleinen Dingen, die Kinder so kaufen. Lief es über Ihre Karte oder Ihr Handy, nutzen Sie auch das Formular von Google, Apple oder Anbieter und sperren Sie Bezahldienste. Bestreiten Sie ein Inkasso.',
  },
}
