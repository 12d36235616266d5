/** Questions about leaving a job in haste: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNED_IN_HASTE_IT: Words = {
  'nl.ask.resigned-in-haste': {
    says: 'Le ritiri oggi per iscritto, dica che è pronto a lavorare e in che stato era. La legge non dà giorni per ripensarci. Ma la ditta non può appoggiarsi a dimissioni date con rabbia, panico o malattia: deve chiedere se le vuole davvero e conosce gli effetti. Anche minaccia o pressione le annullano. Se rifiuta, vada subito al Juridisch Loket, al sindacato o da un avvocato. Chi si dimette di solito non ha la WW.',
  },
  'nl.ask.unpaid-and-leaving': {
    says: 'Non si dimetta e non smetta di andare da solo: potrebbe perdere la WW. Chieda la paga per iscritto con un ultimo giorno, con interessi e l’aumento per ritardo, fino al 50 %. Se non arriva, un giudice può ordinarla presto (kort geding). La ditta non può pagare? Lo segnali subito all’UWV: può farsi carico dei salari. Prima di fermarsi, veda il Juridisch Loket o il sindacato.',
  },
}
