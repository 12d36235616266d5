/** Questions about mice, rats and insects in a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PESTS_DE: Words = {
  'gb.ask-housing.pests': {
    says: 'Der Vermieter muss handeln, wenn sie durch Löcher oder Mängel kommen, schon bei Einzug da waren oder die Wohnung unbewohnbar machen. Sie zahlen, wenn Ihr Müll oder Ihre Tiere sie brachten. Melden Sie es schriftlich mit Fotos und verlangen Sie Bekämpfung und geschlossene Löcher. Sonst prüft environmental health der Gemeinde. Zahlen Sie weiter Miete.',
    dependsOn: 'wie sie hereinkamen',
  },
}
