/** Questions about a fixed-term job that the boss ends early: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_FR: Words = {
  'it.ask.fixed-term-early': {
    says: 'Non. Un contrat à durée déterminée ne finit avant terme que pour motif grave (giusta causa) ou avec votre accord. Peu de travail n’en est pas un. Si on vous renvoie, vous pouvez réclamer la paie jusqu’au terme, moins ce que vous gagnez ailleurs. Ne signez rien. Écrivez vite en recommandé ou PEC que vous contestez et restez prêt à travailler. Dans les 60 jours, avec un syndicat ; demandez la NASpI.',
  },
}
