/** Questions of a driver without insurance who caused a crash: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_DE: Words = {
  'nz.ask.crash-my-fault': {
    says: 'Waren Sie schuld, schulden Sie die faire Reparatur, nicht mehr als das Auto wert war, dazu oft Abschleppen und Mietwagen. Verlangen Sie zwei Angebote, Fotos und den Eigentumsnachweis. Unterschreiben Sie nicht gleich. Können Sie nicht zahlen, schreiben Sie, was geht: Kleine Raten werden oft genommen. Bei Streit über Schuld oder Summe entscheidet das Disputes Tribunal ohne Anwälte. Gehen Sie hin. Hilfe: MoneyTalks 0800 345 123.',
  },
}
