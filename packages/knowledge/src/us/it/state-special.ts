/** The Italian words of the rows in ../state-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_SPECIAL_IT: Words = {
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
  'us.state.tx.answer-justice': {
    says: 'In una justice court del Texas la risposta va data entro la fine del 14º giorno da quando riceve gli atti.',
    action: 'Depositare la risposta alla justice court',
    consequence: 'L’altra parte può vincere senza udienza.',
  },
  'us.state.tx.answer': {
    says: 'Nelle county court e district court del Texas la risposta va data entro le 10 del mattino del lunedì dopo 20 giorni. Punti al 20º giorno.',
    action: 'Depositare la risposta in tribunale',
    consequence: 'L’altra parte può vincere senza udienza.',
  },
  'us.state.tx.no-garnishment': {
    says: 'In Texas lo stipendio non si può prendere per un debito normale. Alimenti per i figli, tasse e prestiti studenteschi sono diversi.',
  },
  'us.state.fl.ask-deposit': {
    says: 'Scriva e lo chieda. In Florida un proprietario (landlord) ha 15 giorni per ridarlo, o 30 giorni per mandarle una richiesta su di esso. Lei ha 15 giorni per opporsi.',
  },
  'us.state.az.ask-deposit': {
    says: 'Scriva e lo chieda. In Arizona un proprietario (landlord) ha 14 giorni lavorativi da quando Lei esce e lo chiede. Se è in ritardo o sbaglia, può chiedere il doppio della somma trattenuta.',
  },
  'us.state.ny.card-three-years': {
    says: 'Nello stato di New York un pagamento o una promessa non fa ripartire i tre anni per un debito di consumo (consumer credit).',
  },
  'us.state.tx.debt-buyer': {
    says: 'In Texas chi compra debiti non può fare causa dopo la fine dei quattro anni, e un pagamento poi non li fa ripartire.',
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
  'us.state.ca.ask-used-car': {
    says: 'In California un’auto usata comprata da un rivenditore dal 1 ottobre 2026 si può rendere entro tre giorni. Deve costare al massimo $50,000 e aver fatto al massimo 400 miglia. Trattengono un compenso.',
    dependsOn: 'quando l’ha comprata, il prezzo e le miglia fatte',
  },
  'us.state.tx.ask-answer': {
    says: 'Depositi una risposta scritta. In una justice court del Texas va data entro il 14º giorno da quando ha ricevuto gli atti. Nelle county court e district court entro le 10 del mattino del lunedì dopo 20 giorni.',
  },
}
