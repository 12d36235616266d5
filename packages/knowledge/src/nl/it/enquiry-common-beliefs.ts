/** Questions that rest on a common belief about work, prison for debts and the police, with those on the police: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_CRIMINAL_IT } from './enquiry-criminal.ts'

export const ENQUIRY_COMMON_BELIEFS_IT: Words = {
  ...ENQUIRY_CRIMINAL_IT,
  'nl.ask.no-written-contract': {
    says: 'Ha tutti i diritti anche senza carta: paga, salario minimo, ferie, malattia e protezione dal licenziamento. Un lavoro pagato sotto un capo è un contratto per legge. Tre mesi di lavoro ogni settimana contano così senza altra prova. Un periodo di prova senza carta è nullo. Il datore deve dare le condizioni principali per iscritto. Conservi messaggi, estratti e nomi. Chieda al Juridisch Loket.',
  },
  'nl.ask.spoken-lease': {
    says: 'Un affitto a voce vale. Ha i diritti di ogni inquilino: protezione, riparazioni e controllo del canone dalla Huurcommissie. Dal 1º luglio 2023 il locatore deve scrivere un nuovo contratto. Altrimenti lo segnali al comune (meldpunt goed verhuurderschap). Conservi bonifici e messaggi.',
  },
  'nl.ask.prison-debt': {
    says: 'Non per un debito normale come un prestito, l’affitto o una fattura. Con una sentenza l’ufficiale può pignorare beni o parte della paga, non di più. Per le multe del CJIB è diverso: avvisi subito se non può pagare, e chieda rate. Per il mantenimento un giudice può rinchiudere chi può pagare ma non vuole. Troppi debiti? Il suo comune deve aiutare gratis.',
  },
  'nl.ask.phone-searched': {
    says: 'Non così. Se c’è un sospetto può prendere il telefono. Ma per guardare foto, messaggi o luoghi le serve per lo più prima un giudice (rechter-commissaris), salvo grande urgenza. Lei può dire sì, ma non deve. Il codice non deve darlo; possono appoggiare il suo dito. Non dica nulla sui fatti e chieda prima un avvocato.',
  },
}
