/** Questions about the right to stay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_DE: Words = {
  'jp.ask.stay': {
    says: 'Stellen Sie den Antrag vor dem letzten Tag. Dann dürfen Sie bis zur Antwort bleiben, höchstens zwei Monate länger. Verlassen Sie die Stelle, melden Sie es in 14 Tagen. Bei Ablehnung fragen Sie dort nach dem Grund und gehen Sie sofort zum Anwalt.',
  },
  'jp.ask.stay-ran-out': {
    says: 'Gehen Sie heute mit Pass, Karte und Unterlagen zur Einwanderungsbehörde und sagen Sie, warum es zu spät ist. Arbeiten Sie bis zur Entscheidung nicht: Bleiben ohne Erlaubnis ist strafbar. Wenige Tage zu spät und mit gutem Grund, etwa Krankheit, kann sie den Antrag noch annehmen. Ein Recht darauf gibt es nicht. Wer selbst kommt, kann meist ohne Haft ausreisen und nach einem Jahr zurück. Vorher möglichst zum Anwalt: 法テラス 0570-078374.',
  },
}
