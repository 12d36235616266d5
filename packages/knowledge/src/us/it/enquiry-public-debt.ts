/** Questions about tickets and about benefits that are asked back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_IT: Words = {
  'us.ask-debt.ticket': {
    says: 'Agisca entro la data sulla multa: paghi, o si dichiari non colpevole (not guilty) e chieda un’udienza. Porti foto e ricevute. Mancare la data può costare spese o la patente.',
  },
  'us.ask-debt.overpayment': {
    says: 'Se non è stata colpa tua e non puoi pagare, chiedi l’esonero (waiver, SSA-632). Se la somma è sbagliata, fai appello entro 60 giorni (SSA-561). Chiedi entro 30 giorni e di solito non prendono nulla fino alla decisione. Puoi anche chiedere di rendere meno al mese. Il loro errore aiuta, ma da solo non basta.',
  },
}
