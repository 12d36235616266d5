/** Questions of tenants whose landlord wants the home for family, and of tenants who share one: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNER_MOVES_IN_IT: Words = {
  'nz.ask.owner-moving-in': {
    says: 'Sì, in un contratto periodico bastano 42 giorni se il proprietario o la famiglia ne ha bisogno come casa principale. L’avviso deve essere scritto, con motivo e ultimo giorno. Un termine fisso non finisce così. Può andare prima con 21 giorni. Se il motivo non è vero, vada al Tenancy Tribunal: 0800 836 262. Solo esso può farLa uscire.',
  },
  'nz.ask.co-tenant': {
    says: 'Per lo più sì. Gli inquilini dello stesso contratto devono insieme tutto l’affitto; il padrone può chiederlo a ognuno. Paghi per non perdere la casa. Poi chieda la parte al coinquilino per iscritto con una data. Altrimenti Disputes Tribunal. Dica per iscritto al padrone che è andato via e chieda di cambiare il contratto. La cauzione può coprirne una parte.',
  },
}
