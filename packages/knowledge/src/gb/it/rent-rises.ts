/** Italian: the words of the rows in ../rent-rises.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISES_IT: Words = {
  'gb.rent-rise.wants': {
    says: 'Il Suo padrone di casa vuole più affitto dal giorno indicato. Può contestarlo prima di quel giorno.',
  },
  'gb.rent-rise.right-form': {
    says: "Un privato può aumentare l'affitto una volta l'anno, con il modulo ufficiale e due mesi di preavviso. Una clausola di aumento non vale più.",
  },
  'gb.rent-rise.right-tribunal': {
    says: 'Vada al First-tier Tribunal prima che inizi il nuovo affitto. Non può fissare più di quanto chiesto, e un affitto più alto inizia solo quando ha deciso.',
  },
  'gb.rent-rise.step': {
    says: "Cerchi l'affitto di case simili vicine. Scriva al padrone di casa prima che inizi il nuovo affitto.",
  },
  'gb.rent-rise.right-wales': {
    says: "Il padrone di casa può aumentare l'affitto una volta in 12 mesi, con due mesi di preavviso sul modulo RHW12.",
  },
  'gb.rent-rise.right-scotland': {
    says: "L'affitto può salire una volta in 12 mesi, con tre mesi di preavviso sul modulo ufficiale. Entro 21 giorni può chiedere un controllo (rent officer).",
  },
  'gb.rent-rise.right-ni': {
    says: "L'affitto può salire una volta in 12 mesi, con tre mesi di preavviso scritto.",
  },
}
