/** Questions about letters that say stop: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STOP_LETTERS_DE: Words = {
  'gb.ask-stop.mark-letter': {
    says: 'Ignorieren Sie es nicht und unterschreiben Sie nichts in Eile. Suchen Sie die Marke, ihr Datum und ihre Waren im öffentlichen Register. Ein ähnlicher Name zählt meist nur für ähnliche Waren, wenn Käufer sie verwechseln könnten. Bitten Sie um mehr Zeit und holen Sie zuerst Rat.',
  },
  'gb.ask-stop.used-first': {
    says: 'Sammeln Sie datierte Belege Ihrer Nutzung vor der Anmeldung der anderen: Rechnungen, Fotos, die Website. Ein Name, den Käufer schon kannten, kann eine spätere Marke zu Fall bringen oder in Ihrer Gegend bleiben. Fragen Sie einen Markenanwalt, bevor Sie unterschreiben oder aufhören.',
  },
}
