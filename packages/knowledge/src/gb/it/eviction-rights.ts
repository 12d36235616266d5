/** Rights of tenants who get a notice to leave, in each nation: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_IT: Words = {
  'gb.home.right-court': {
    says: 'Ha il diritto di restare finché un tribunale Le ordina di uscire e vengono i suoi ufficiali (court bailiffs). Vale per quasi tutti gli inquilini.',
  },
  'gb.home.right-no-force': {
    says: 'È reato se un proprietario La fa uscire con la forza o la paura. Se succede, chiami il comune (council), e la polizia se è in pericolo.',
  },
  'gb.home.right-reason': {
    says: 'In Inghilterra un proprietario privato deve ora dare un motivo legale e provarlo. Non ci sono più sfratti senza motivo.',
  },
  'gb.home.right-arrears-ground': {
    says: 'In Inghilterra il motivo rigido dell’affitto richiede tre mesi di arretrati, il giorno dell’avviso (notice) e all’udienza. L’avviso deve dare quattro settimane.',
  },
  'gb.home.right-breathing-space': {
    says: 'La sospensione «breathing space» può fermare un avviso e un passo in tribunale per arretrati fino a 60 giorni. Deve pagare l’affitto che scade.',
  },
  'gb.home.right-scotland': {
    says: 'Può dire al Tribunal perché lo sfratto non è ragionevole. Deve valutare la Sua versione.',
  },
  'gb.home.right-ni': {
    says: 'Il proprietario deve dare l’avviso (notice) per iscritto: quattro settimane nei primi 12 mesi, otto fino a dieci anni, poi dodici.',
  },
}
