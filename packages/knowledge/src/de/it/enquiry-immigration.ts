/** The Italian words of the rows in ../enquiry-immigration.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_IT: Words = {
  'de.ask-stay.extend': {
    says: 'Chieda per iscritto prima della scadenza, anche senza appuntamento. Così vale fino alla decisione. Chieda la Fiktionsbescheinigung.',
  },
  'de.ask-stay.refused': {
    says: 'Vada oggi da un avvocato. Di solito ha un mese, ma il ricorso da solo non ferma nulla. Chieda uno stop urgente (Eilantrag).',
  },
  'de.ask-stay.asylum-no': {
    says: 'Ha due settimane dalla consegna per andare dal giudice, a volte una sola. Lo dice l’ultima pagina. Spesso il ricorso da solo non ferma l’espulsione: chieda al giudice anche uno stop urgente (Eilantrag).',
  },
  'de.ask-stay.citizenship': {
    says: 'Di solito dopo cinque anni con permesso stabile. Servono reddito proprio, tedesco B1 e il test. Può tenere il vecchio passaporto.',
  },
  'de.ask-stay.no-answer': {
    says: 'Scriva e fissi un giorno. Dopo tre mesi senza motivo può ricorrere per avere una decisione (Untätigkeitsklage).',
  },
  'de.ask-stay.step-advice': {
    says: 'Vada a un centro gratuito (Migrationsberatung). Se c’è un rifiuto, da un avvocato lo stesso giorno.',
  },
}
