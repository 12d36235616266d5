/** Questions about collectors, formal demands and debts that are too old or unknown: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_WORDS: Words = {
  'fr.ask-debt.collector-seize': {
    says: 'Ein Inkassobüro kann nichts pfänden und nicht hereinkommen. Es braucht eine Gerichtsentscheidung oder einen anderen Titel und einen Gerichtsvollzieher (commissaire de justice).',
  },
  'fr.ask-debt.collector-costs': {
    says: 'Ohne Gerichtsentscheidung trägt der Gläubiger die Inkassokosten (Artikel L. 111-8). Zahlen Sie nur die Schuld und die vereinbarten Zinsen.',
  },
  'fr.ask-debt.unknown-debt': {
    says: 'Schreiben Sie per Einschreiben, dass Sie die Schuld bestreiten. Verlangen Sie Vertrag, Rechnungen und Aufstellung. Die andere Seite muss sie beweisen, nicht Sie.',
  },
  'fr.ask-debt.formal-demand': {
    says: 'Antworten Sie schriftlich vor dem Datum. Zahlen Sie, was stimmt, bieten Sie einen Plan an, oder sagen Sie, warum es falsch ist. Es ist keine Gerichtsentscheidung.',
  },
}
