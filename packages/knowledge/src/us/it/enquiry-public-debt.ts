/** Questions about tickets and about benefits that are asked back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_IT: Words = {
  'us.ask-debt.ticket': {
    says: 'Agisca entro la data sulla multa: paghi, o si dichiari non colpevole (not guilty) e chieda un’udienza. Porti foto e ricevute. Mancare la data può costare spese o la patente.',
  },
  'us.ask-debt.overpayment': {
    says: 'Agisca entro 30 giorni, così non iniziano a prendere soldi. Ha 60 giorni per fare ricorso (SSA-561). Può chiedere in ogni momento di cancellare il debito (waiver, SSA-632).',
  },
}
