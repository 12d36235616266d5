/** Questions of people in need tonight: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'es.ask-need.roof': {
    says: 'Chiami subito i servizi sociali del comune (servicios sociales). Di notte, o se nessuno risponde, chiami il 112 e dica che non ha dove dormire e chi è con Lei: La passano all’emergenza sociale (emergencia social). Il comune deve occuparsi subito di chi è in questo bisogno. Chieda un letto per stanotte e un appuntamento per una casa.',
  },
  'es.ask-need.food': {
    says: 'Vada oggi ai servizi sociali del comune (servicios sociales) e dica che non ha da mangiare e quanti bambini ci sono. Chieda un aiuto urgente (ayuda de emergencia social): soldi, una carta o un pacco. Anche Cáritas, Cruz Roja e il banco de alimentos danno cibo. Ha poco o nessun reddito? Chieda anche l’ingreso mínimo vital.',
  },
  'es.ask-need.power-off': {
    says: 'Chiami subito la società, dica che c’è un neonato e chieda un piano scritto. Quando paga, la luce deve tornare al più tardi il giorno dopo. Vada oggi ai servicios sociales: possono pagare una parte. Prima di staccare serve una richiesta formale e poi due mesi, quattro con il bono social. Non è stato così? Faccia subito reclamo: il distacco non era lecito.',
  },
  'es.ask-need.lender': {
    says: 'In pericolo chiami subito il 112. Minacciare Lei o la Sua famiglia è un reato (amenazas, extorsión). Denunci alla Policía Nacional o alla Guardia Civil con messaggi, nomi e pagamenti, e chieda protezione. Se il prestito è usura (usura), è nullo: deve solo quanto ha ricevuto, senza interessi. Non chieda altri prestiti per pagarlo e non lo incontri da solo.',
  },
}
