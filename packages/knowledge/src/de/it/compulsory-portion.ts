/** The Italian words of the rows in ../compulsory-portion.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPULSORY_PORTION_IT: Words = {
  'de.portion.want': {
    says: 'Chi è escluso dal testamento vuole un elenco dell’eredità e una parte in denaro (Pflichtteil).',
  },
  'de.portion.right-half': {
    says: 'Spetta solo a figli, nipoti, coniuge e, senza figli, ai genitori: metà della quota legale, in denaro.',
  },
  'de.portion.right-list': {
    says: 'Possono chiedere un elenco completo, anche dei doni. Contano quelli degli ultimi dieci anni, un decimo in meno per anno; al coniuge di solito per intero. Prima si tolgono debiti e funerale.',
  },
  'de.portion.right-time': {
    says: 'È tardi tre anni dopo la fine dell’anno in cui seppero di morte e testamento. Se perdesse la casa, un giudice può dare tempo.',
  },
  'de.portion.step': {
    says: 'Faccia l’elenco con i valori al giorno della morte, per iscritto. Non paghi prima del calcolo e chieda a un avvocato.',
  },
}
