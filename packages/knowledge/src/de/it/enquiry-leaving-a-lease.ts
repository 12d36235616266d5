/** Questions about new tenants offered and about a tenant who moved out and left the other: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_IT: Words = {
  'de.ask-home.three-new-tenants': {
    says: 'Non esiste una regola per cui tre nuovi inquilini La liberano. Vale il preavviso di tre mesi. Il locatore deve accettare un altro solo se lo dice il contratto, o se Lei ha un motivo molto forte e la persona è adatta, come malattia o un lavoro lontano. Chieda per iscritto una fine di comune accordo o di subaffittare. Se riaffitta prima, da allora non deve più nulla.',
  },
  'de.ask-home.co-tenant': {
    says: 'Sì. Chi ha firmato insieme deve tutto l’affitto, anche dopo l’uscita, e il locatore può chiederlo tutto a Lei. All’altro può chiedere una parte, di solito la metà. La disdetta si dà solo insieme. Chieda la firma per iscritto: dopo una separazione un tribunale può ordinarla. Oppure chieda al locatore un contratto solo con Lei.',
  },
}
