/** Questions of tenants whose bond the landlord claims: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_CLAIMED_IT: Words = {
  'au.ask.bond-claim-qld': {
    says: 'Se non fa nulla, la RTA paga la cauzione (bond) all’agenzia. Mandi alla RTA una richiesta di conciliazione (dispute resolution request) prima che finiscano i 14 giorni del suo avviso. Allora trattiene la cauzione e vi aiuta gratis a trovare un accordo. Senza accordo ha sette giorni dalla sua lettera per rivolgersi al QCAT. Il danno lo deve provare il padrone di casa. Il normale consumo non tocca a Lei.',
  },
  'au.ask.bond-claim': {
    says: 'Risponda prima del giorno indicato nell’avviso. Se non fa nulla, l’ufficio delle cauzioni (bond office) può pagare il padrone di casa. Nel New South Wales ha 14 giorni dall’avviso per rivolgersi al NCAT, nel Queensland 14 giorni per contestare presso la RTA. In Victoria è il padrone di casa a dover andare al VCAT se Lei non è d’accordo. Deve provare il danno. Usi il verbale d’ingresso e le foto.',
  },
}
