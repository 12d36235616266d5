/** Whether a debt collector can go to court, asked without any detail: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_COURT_DE: Words = {
  'gb.ask-debt.collector-court': {
    says: 'Ja, aber nicht sofort. Wem die Schuld zusteht, der kann beim County Court klagen. Vorher soll ein Forderungsschreiben (letter of claim) mit Antwortformular kommen, und Sie haben 30 Tage. Ein Inkassobüro, das nur für den Gläubiger arbeitet, muss den Fall meist zurückgeben. Kommt eine Klage (claim form), antworten Sie rechtzeitig: Dann entscheidet ein Richter.',
  },
}
