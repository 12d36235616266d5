/** The Italian words of the rows in ../rent-rise-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_SPECIAL_WORDS: Words = {
  'de.rise.index-want': {
    says: "Il locatore aumenta un affitto che segue l'indice dei prezzi (Indexmiete). Non serve il Suo consenso.",
  },
  'de.rise.index-year': {
    says: "Un affitto indicizzato deve restare uguale per un anno. La lettera deve indicare la variazione dell'indice e il nuovo affitto o l'aumento.",
  },
  'de.rise.index-start': {
    says: 'Il nuovo affitto indicizzato è dovuto dal secondo mese dopo quello della lettera.',
  },
  'de.rise.index-step': {
    says: "Controlli l'indice presso l'Ufficio federale di statistica e rifaccia il conto.",
  },
  'de.rise.works-want': {
    says: 'Il locatore vuole più affitto per lavori alla casa (Modernisierung).',
  },
  'de.rise.works-cap': {
    says: "Al massimo l'8 % del costo all'anno può andare sull'affitto, e 3 € al metro quadro in sei anni. Sotto 7 € al metro sono 2 €.",
  },
  'de.rise.works-repairs': {
    says: 'Il costo delle riparazioni va tolto. Contano solo i veri miglioramenti.',
  },
  'de.rise.works-hardship': {
    says: 'Se il nuovo affitto è troppo per Lei, può opporre una situazione di disagio (Härte). Il tempo è breve.',
    actionable: 'Scriva ora al locatore con reddito e affitto.',
  },
}
