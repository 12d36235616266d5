/** Questions about a warning at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_FR: Words = {
  'ie.ask.work-warning': {
    says: "On doit vous dire par écrit ce qu'on vous reproche, vous entendre avec un collègue ou le syndicat, et vous laisser faire appel. Contestez par écrit et à temps un avertissement injuste. Une petite faute est rarement un motif juste de licenciement. Gardez tous les papiers.",
  },
}
