/** Questions about a higher rent, the rent brake and the right to leave: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_WORDS: Words = {
  'de.ask-home.rent-rise': {
    says: "Ha tempo fino alla fine del secondo mese per pensare. Al massimo l'affitto locale, e il 20% in tre anni, in molte città il 15%. Non firmi in fretta.",
    dependsOn: "l'affitto locale e l'ultimo aumento",
  },
  'de.ask-home.rent-brake': {
    says: 'Dove vale, un nuovo affitto può essere al massimo del 10% sopra quello locale. Reclami per iscritto (Rüge). La legge lo permette fino alla fine del 2029.',
    dependsOn: 'se il Suo Comune ha il freno agli affitti e quando è entrato',
  },
  'de.ask-home.rent-rise-agree': {
    says: 'Non deve accettare più di quanto permette la legge. È l’affitto locale, al massimo il 20 % in tre anni, in molte città il 15 %. La lettera deve dare i motivi. Fino alla fine del secondo mese dopo l’arrivo può accettare tutto, una parte o niente. Poi il locatore deve fare causa.',
  },
  'de.ask-home.right-leave-on-rise': {
    says: 'Può invece andarsene prima. Dia disdetta entro la fine del secondo mese dopo la lettera. Il contratto finisce due mesi dopo.',
  },
  'de.ask-home.index-rent': {
    says: 'L’affitto segue l’indice dei prezzi, quindi non serve il Suo sì. Ma deve restare uguale almeno un anno. La lettera deve dire la variazione dell’indice e il nuovo affitto o l’aumento in euro. È dovuto dal secondo mese dopo quello in cui è arrivata. Rifaccia il conto. Per il 2026 era previsto un tetto nelle città tese: chieda a un Mieterverein se vale.',
  },
  'de.ask-home.step-rent': {
    says: 'Con l’affitto a scatti (Staffelmiete) ha accettato gli aumenti all’inizio: non serve un nuovo sì. Ogni scatto deve stare per iscritto come affitto o aumento in euro. L’affitto deve restare uguale almeno un anno. Intanto sono esclusi aumenti all’affitto locale o per lavori. Se vale il freno agli affitti, vale per ogni scatto. Dopo quattro anni al massimo può dare disdetta.',
  },
}
