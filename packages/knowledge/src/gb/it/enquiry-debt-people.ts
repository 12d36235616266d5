/** : the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_IT: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'No, se il familiare non ha firmato anche lui. Si paga con ciò che la persona ha lasciato. Scriva della morte alla società, chieda di fermare le chiamate, e faccia reclamo se continua.',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Scriva oggi al creditore che non l’ha preso Lei. Chieda di indagare e di fermare il recupero. Lo segnali a Report Fraud, e controlli i Suoi rapporti di credito gratuiti.',
  },
  'gb.ask-debt.partner': {
    says: 'No, di solito. Non deve un debito solo perché è sposato o vive con qualcuno. Lo deve se ha firmato anche Lei. La tassa comunale (council tax) e l’affitto di una casa comune possono essere diversi.',
  },
  'gb.ask-debt.joint': {
    says: 'Con un debito comune, possono chiedere a ciascuno tutto, non metà. Lei può chiedere all’altra persona la sua parte.',
  },
  'gb.ask-debt.dead': {
    says: 'I debiti non si ereditano. Si pagano con ciò che la persona ha lasciato, prima delle parti degli altri. Di solito Lei paga solo se ha firmato anche Lei o se il debito era comune.',
  },
  'gb.ask-debt.prison': {
    says: 'Non può andare in prigione per una carta, un prestito, una bolletta o un parcheggio privato. Le multe del tribunale sono diverse, quindi chieda consiglio se ne ha una.',
  },
  'gb.ask-debt.wages': {
    says: 'Per carte, prestiti e bollette servono prima una sentenza e poi un ordine del tribunale. Il tribunale deve lasciarle abbastanza per vivere. I debiti per tasse e aiuti hanno altre regole.',
    dependsOn: 'se c’è una sentenza o un altro ordine legale',
  },
}
