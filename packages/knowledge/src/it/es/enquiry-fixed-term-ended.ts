/** Questions about a fixed-term job that the boss ends early: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_ES: Words = {
  'it.ask.fixed-term-early': {
    says: 'No. Un contrato temporal solo acaba antes por causa grave (giusta causa) o con su acuerdo. Poco trabajo no lo es. Si le echan, puede reclamar el sueldo hasta el final, menos lo que gane mientras. No firme nada. Escriba ya por carta certificada o PEC que lo impugna y sigue dispuesto a trabajar. En 60 días, con un sindicato; pida la NASpI.',
  },
}
