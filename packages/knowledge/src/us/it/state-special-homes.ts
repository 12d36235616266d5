/** The Italian words of the rows in ../state-special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_SPECIAL_HOMES_IT: Words = {
  'us.state.ca.eviction-answer': {
    says: 'In California ha dieci giorni di tribunale (court days) per rispondere a uno sfratto (eviction) da quando riceve gli atti. Fine settimana e giorni festivi del tribunale non contano.',
    action: 'Depositare la risposta agli atti di sfratto',
    consequence: 'Il proprietario può vincere senza udienza.',
  },
  'us.state.fl.eviction-answer': {
    says: 'In Florida ha cinque giorni per rispondere a uno sfratto (eviction), senza fine settimana e festivi. Deve anche pagare l’affitto al tribunale.',
    action: 'Depositare la risposta agli atti di sfratto',
    consequence: 'Il proprietario può vincere senza udienza.',
  },
  'us.state.ga.eviction-answer': {
    says: 'In Georgia ha sette giorni per rispondere a una causa di sfratto (dispossessory). Può rispondere per iscritto o parlando al cancelliere (clerk).',
    action: 'Depositare la risposta agli atti di sfratto',
    consequence: 'Il proprietario può vincere senza udienza.',
  },
  'us.state.ny.eviction-answer': {
    says: 'Nello stato di New York ha dieci giorni per rispondere a una richiesta per affitto non pagato (nonpayment petition) da quando la riceve. Può rispondere di persona dal cancelliere (clerk).',
    action: 'Depositare la risposta agli atti di sfratto',
    consequence: 'Il proprietario può vincere senza udienza.',
  },
  'us.state.fl.ask-deposit': {
    says: 'Scriva e lo chieda. In Florida un proprietario (landlord) ha 15 giorni per ridarlo, o 30 giorni per mandarle una richiesta su di esso. Lei ha 15 giorni per opporsi.',
  },
  'us.state.az.ask-deposit': {
    says: 'Scriva e lo chieda. In Arizona un proprietario (landlord) ha 14 giorni lavorativi da quando Lei esce e lo chiede. Se è in ritardo o sbaglia, può chiedere il doppio della somma trattenuta.',
  },
  'us.state.nj.good-cause': {
    says: 'Nel New Jersey quasi tutti gli inquilini possono essere sfrattati solo per un motivo scritto nella legge, e solo da un giudice.',
  },
  'us.state.ca.just-cause': {
    says: 'In California quasi tutti gli inquilini da un anno o più possono essere sfrattati solo per un motivo scritto nella legge. Alcune case sono escluse.',
  },
  'us.state.ca.social-security-late': {
    says: 'In California può chiedere a un tribunale di aspettare se l’affitto è in ritardo perché la Social Security si è fermata senza colpa Sua.',
  },
}
