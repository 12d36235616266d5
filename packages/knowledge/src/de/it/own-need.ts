/** A notice because the landlord needs the home, or sells it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const OWN_NEED_WORDS: Words = {
  'de.home.want-own-need': {
    says: "Il Suo locatore dice che l'appartamento serve a lui o alla famiglia (Eigenbedarf). Il motivo deve essere vero e spiegato.",
  },
  'de.home.right-own-need': {
    says: 'Per uso proprio la lettera deve dire chi vuole entrare e perché. Se era una scusa, può chiedere i danni.',
  },
  'de.home.right-sale': {
    says: "Una vendita non chiude il Suo contratto. Dopo la trasformazione in condominio c'è un blocco di almeno tre anni, in alcune zone fino a dieci.",
  },
  'de.home.insight-own-need': {
    says: "L'uso proprio è il motivo più contestato. Parole vaghe senza nome o piano spesso non bastano.",
    actionable: 'Annoti chi dovrebbe entrare, e se un altro appartamento del locatore è vuoto.',
  },
  'de.home.right-converted': {
    says: 'La casa è diventata condominio dopo il Suo ingresso e poi è stata venduta? Allora il bisogno proprio è escluso per tre anni, fino a dieci in città care.',
  },
}
