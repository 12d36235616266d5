/** Questions about debt help of the town for people with a job: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_DEBT_HELP_IT: Words = {
  'nl.ask.town-debt-help': {
    says: 'Sì. Il comune deve aiutare ogni abitante con debiti, anche con lavoro, casa propria o ditta. È gratis. Il primo colloquio è entro quattro settimane, o tre giorni lavorativi se rischia casa, energia, acqua o assicurazione sanitaria. Spesso si paga 18 mesi ciò che si può, e il resto cade. Se i creditori rifiutano, può aiutare un giudice (Wsnp). Apra la posta e non prenda altri prestiti.',
  },
}
