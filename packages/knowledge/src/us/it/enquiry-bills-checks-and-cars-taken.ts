/** Questions about a bill for care with a collector, a fake check and a car taken: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_IT: Words = {
  'us.fact.care-bill-collector': {
    says: 'Non paghi al telefono né con la carta di credito. Contesti il debito per iscritto entro 30 giorni dalla prima lettera: allora devono fermarsi finché mandano le prove. Un’emergenza quasi mai costa più che in rete (in network), chiunque L’abbia curata. Chieda all’assicurazione di rifare il conto, faccia ricorso e chiami il No Surprises Help Desk: 1-800-985-3059. Nessuna legge federale vieta tali debiti nei rapporti di credito. Le agenzie omettono quelli sotto un anno o sotto 500 $, e alcuni Stati li vietano.',
  },
  'us.fact.fake-check': {
    says: 'Quasi sempre sì: chi versa un assegno deve i soldi alla banca se torna indietro, anche se sembravano disponibili. Non mandi altro. Dica oggi alla banca, per iscritto, che è stato un inganno, e chieda di pagare a rate senza spese. Segnali le carte regalo alla loro ditta, e Zelle o il bonifico alla banca: alcuni si possono fermare. Lo denunci alla polizia e su ReportFraud.ftc.gov.',
    dependsOn: 'le regole del Suo conto e che cosa seppe la banca',
  },
  'us.state.oh.ask-car-taken': {
    says: 'In Ohio chi presta può prendere l’auto senza giudice, se non turba la pace. Ma per un’auto comprata a rate da un concessionario non deve pagare tutto il prestito. Devono scrivere in cinque giorni lavorativi che cosa manca. La riprende con le rate arretrate, le more, un deposito di due rate al massimo e le spese. Ha 20 giorni da quando la presero, o 15 da quella lettera se è dopo, quasi sempre una volta. Chieda oggi per iscritto la lettera e le Sue cose.',
  },
  'us.fact.in-network-hospital': {
    says: 'Di solito non deve tutto. Se l’ospedale era nella sua rete, anestesia, radiologia, laboratorio e assistenti non possono mai chiedere più della sua quota in rete, anche se ha firmato. Altri medici solo se prima aveva accettato un modulo chiaro. Paghi la quota indicata dall’assicurazione (EOB). Scriva al medico e all’assicurazione, e reclami: 1-800-985-3059.',
  },
}
