/** Questions of people in need tonight: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'it.ask-need.roof': {
    says: 'Chiami subito i servizi sociali del comune. Di notte e nei festivi chieda il pronto intervento sociale: è dovuto ovunque, giorno e notte. Non lo trova, o è in pericolo? Chiami il 112 e dica che non ha dove dormire e chi è con Lei. Caritas e Croce Rossa conoscono i dormitori.',
  },
  'it.ask-need.food': {
    says: 'Vada oggi ai servizi sociali del comune e dica che non ha da mangiare e quanti bambini ci sono. Chieda un aiuto urgente: soldi, buoni spesa o un pacco. Caritas, Croce Rossa e le parrocchie danno cibo e sanno dove oggi si mangia. Aspetta l’assegno di inclusione? Un patronato lo sollecita gratis.',
  },
  'it.ask-need.power-off': {
    says: 'Chiami subito la società, dica che c’è un neonato e chieda le rate. Appena paga mandi la prova: la luce deve tornare entro un giorno lavorativo. Vada oggi ai servizi sociali del comune: aiutano con la bolletta e con il bonus sociale. Non è arrivata raccomandata o PEC 25 giorni prima? Allora il distacco era sbagliato: faccia reclamo, Le spetta un indennizzo.',
  },
  'it.ask-need.lender': {
    says: 'In pericolo chiami subito il 112. L’usura e le minacce per avere soldi (estorsione) sono reati gravi, e Lei è la vittima. Denunci a polizia o Carabinieri con messaggi, nomi e pagamenti. Su un prestito usuraio non deve nessun interesse. Non chieda altri prestiti per pagarlo. Le fondazioni antiusura aiutano gratis le famiglie; chi ha un’attività chiede il fondo alla Prefettura.',
  },
}
