/** Questions about a deposit kept where no report was made at the start: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_ENTRY_REPORT_DE: Words = {
  'be.ask.deposit-no-report': {
    says: 'Nein. Ohne Protokoll beim Einzug (état des lieux, plaatsbeschrijving) gilt: Sie geben die Wohnung so zurück, wie Sie sie bekamen. Der Vermieter muss beweisen, dass Sie den Schaden verursacht haben. Verlangen Sie per Einschreiben die Freigabe der Kaution. Unterschreibt er nicht, entscheidet der Friedensrichter. Bitten Sie dort zuerst um kostenlose Schlichtung.',
  },
}
