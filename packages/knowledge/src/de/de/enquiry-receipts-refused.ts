/** Questions about running costs whose receipts the landlord will not show: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RECEIPTS_REFUSED_DE: Words = {
  'de.ask-home.receipts-refused': {
    says: 'Nicht, bevor Sie die Belege sehen konnten. Sie dürfen jede Rechnung hinter der Abrechnung ansehen, auf Papier oder digital. Schreiben Sie: „Ich verlange Belegeinsicht und halte die Nachzahlung so lange zurück“. Prüfen Sie Zeitraum, Wohnfläche, Schlüssel und Posten wie Reparaturen oder Verwaltung, die nicht Ihre sind. Einwenden können Sie zwölf Monate ab Erhalt. Ein Mieterverein prüft mit.',
  },
}
