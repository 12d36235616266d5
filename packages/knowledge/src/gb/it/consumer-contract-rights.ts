/** Rights on goods, work and contracts of consumers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_RIGHTS_IT: Words = {
  'gb.contract.right-quality': {
    says: 'I prodotti di un’azienda devono essere di buona qualità, adatti all’uso e come descritti.',
  },
  'gb.contract.right-six-months': {
    says: 'Nei primi sei mesi un difetto si considera presente dall’inizio, a meno che il venditore mostri il contrario. Questo aiuta ad avere una riparazione o uno nuovo.',
  },
  'gb.contract.right-second-step': {
    says: 'Se una riparazione o un cambio non risolve, può chiedere un prezzo più basso o restituirlo.',
  },
  'gb.contract.right-car': {
    says: 'Le parole «sold as seen» (venduto come visto) non proteggono un venditore di mestiere. Un’auto usata deve andare bene per età, chilometri e prezzo.',
  },
  'gb.contract.right-work': {
    says: 'Un lavoro va fatto con cura e capacità. Se no, può chiedere di sistemarlo o di abbassare il prezzo.',
  },
  'gb.contract.right-fair-term': {
    says: 'Una clausola ingiusta non La obbliga. Una spesa per andarsene molto più alta della loro perdita può essere ingiusta.',
  },
}
