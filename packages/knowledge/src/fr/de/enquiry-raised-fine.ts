/** Questions about a raised fine whose first notice never came: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_DE: Words = {
  'fr.ask-buy.raised-fine': {
    says: 'Legen Sie Einspruch ein (réclamation), auf antai.gouv.fr oder per Einschreiben: binnen 30 Tagen ab Versand, oder ab der Pfändung, durch die Sie zuerst davon erfuhren. Drei Monate gelten, wenn sie per Einschreiben an die Adresse im Fahrzeugschein ging. Legen Sie Bescheid, Gründe und Belege bei, etwa für einen Umzug. Ein zulässiger Einspruch hebt den Titel auf, und schon genommenes Geld kommt zurück. Bitten Sie die Kasse zu warten. Zahlen Sie nicht, was Sie bestreiten.',
  },
}
