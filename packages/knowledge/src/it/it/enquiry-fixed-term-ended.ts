/** Questions about a fixed-term job that the boss ends early: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_IT: Words = {
  'it.ask.fixed-term-early': {
    says: 'No. Un contratto a termine può finire prima solo per giusta causa o con il suo accordo. Il poco lavoro non lo è. Se la mandano via, può chiedere le paghe fino alla scadenza, meno ciò che guadagna intanto. Non firmi nulla. Scriva subito per raccomandata o PEC che contesta e resta disponibile a lavorare. Lo faccia entro 60 giorni, con un sindacato, e chieda la NASpI.',
  },
}
