/** Questions of a driver without insurance who caused a crash: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_DE: Words = {
  'au.ask.crash-my-fault': {
    says: 'Waren Sie schuld, schulden Sie die faire Reparatur, nicht mehr als das Auto wert war, dazu oft Abschleppen und Mietwagen. Verlangen Sie zwei Angebote, Fotos und den Eigentumsnachweis. Unterschreiben Sie nicht gleich eine Summe. Können Sie nicht zahlen, schreiben Sie, was geht: Oft nimmt man kleine Raten oder weniger auf einmal. Ignorieren Sie keinen Brief und keine Klage. Hilfe: 1800 007 007. Waren beide schuld, schulden Sie nur Ihren Teil.',
  },
}
