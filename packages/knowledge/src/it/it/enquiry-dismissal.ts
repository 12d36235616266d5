/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'it.ask.dismissed': {
    says: 'Impugni per iscritto con raccomandata o PEC entro 60 giorni. Un licenziamento ingiusto dà denaro, a volte il posto. Chieda la NASpI entro 68 giorni. Un sindacato può aiutare.',
  },
  'it.ask.charge': {
    says: 'Ha cinque giorni per rispondere per iscritto o chiedere di essere sentito con un sindacalista. Risponda a ogni fatto con prove e non firmi ammissioni. Solo dopo possono punirla. Contro una sanzione ha 20 giorni per l’Ispettorato.',
  },
  'it.ask.warning-letter': {
    says: 'Risponda per iscritto entro cinque giorni, o chieda di essere sentito con il sindacato. Prima non può arrivare una sanzione. Contro una sanzione ha 20 giorni per il collegio all’Ispettorato.',
  },
}
