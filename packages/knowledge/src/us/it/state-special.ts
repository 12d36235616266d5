/** The Italian words of the rows in ../state-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_SPECIAL_IT: Words = {
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
  'us.state.ny.card-three-years': {
    says: 'Nello stato di New York un pagamento o una promessa non fa ripartire i tre anni per un debito di consumo (consumer credit).',
  },
  'us.state.tx.debt-buyer': {
    says: 'In Texas chi compra debiti non può fare causa dopo la fine dei quattro anni, e un pagamento poi non li fa ripartire.',
  },
  'us.state.ca.ask-used-car': {
    says: 'In California un’auto usata comprata da un rivenditore dal 1 ottobre 2026 si può rendere entro tre giorni. Deve costare al massimo $50,000 e aver fatto al massimo 400 miglia. Trattengono un compenso.',
    dependsOn: 'quando l’ha comprata, il prezzo e le miglia fatte',
  },
  'us.state.tx.ask-answer': {
    says: 'Depositi una risposta scritta. In una justice court del Texas va data entro il 14º giorno da quando ha ricevuto gli atti. Nelle county court e district court entro le 10 del mattino del lunedì dopo 20 giorni.',
  },
}
