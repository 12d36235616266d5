/** Questions about renting in Scotland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_SCOTLAND_IT: Words = {
  'gb.ask-housing.scotland-evict': {
    says: 'In Scozia al proprietario servono un motivo di legge, un avviso (notice to leave) e un ordine del tribunale (tribunal). L’avviso è di 28 o 84 giorni. Può restare finché il tribunale non decide.',
    dependsOn: 'il motivo e da quanto tempo vive lì',
  },
  'gb.ask-housing.scotland-must-leave': {
    says: 'Non è obbligato ad andare via quando finisce un avviso (notice to leave). Il proprietario deve avere un ordine di sfratto dal First-tier Tribunal, che decide se è giusto.',
  },
  'gb.ask-housing.scotland-rent': {
    says: 'In Scozia l’affitto può salire una volta in 12 mesi, con tre mesi di preavviso e il modulo giusto. Ha 21 giorni per chiedere a Rent Service Scotland di esaminarlo.',
    dependsOn: 'l’avviso ricevuto',
  },
  'gb.ask-housing.scotland-deposit': {
    says: 'In Scozia il proprietario deve proteggere il deposito (deposit) entro 30 giorni lavorativi. Se no, si rivolga al tribunale (tribunal) entro tre mesi dalla fine dell’affitto. Può ordinare fino a tre volte il suo valore. Il sistema di tutela risolve le liti gratis.',
  },
  'gb.ask-housing.scotland-repairs': {
    says: 'In Scozia un proprietario privato deve rispettare lo standard di riparazione (repairing standard). Lo segnali per iscritto. Se non è riparato in tempo, può andare gratis al First-tier Tribunal.',
  },
  'gb.ask-housing.scotland-damp': {
    says: 'Dal 6 ottobre 2026 i proprietari in Scozia devono esaminare umidità o muffa entro 10 giorni lavorativi dalla segnalazione. Devono mandare una sintesi entro altri 3 e iniziare i lavori entro 5.',
  },
  'gb.ask-housing.scotland-entry': {
    says: 'In Scozia il proprietario deve dare almeno 48 ore di preavviso per entrare, salvo emergenze. Può rifiutare un’ora non ragionevole.',
  },
  'gb.ask-housing.scotland-leave': {
    says: 'Con un affitto privato (private residential tenancy) può andare via con 28 giorni di preavviso scritto. Non c’è una durata fissa da aspettare.',
  },
  'gb.ask-housing.scotland-locked-out': {
    says: 'È un reato mandarla via con la forza senza un ordine del tribunale (tribunal). Chiami la polizia al 101, o al 999 se si sente in pericolo, e chiami Shelter Scotland.',
  },
  'gb.ask-housing.scotland-arrears': {
    says: 'Chiami il proprietario e offra un piano. In Scozia un proprietario dovrebbe aiutarla con gli arretrati prima di andare al tribunale (tribunal). Il tribunale guarda se lo sfratto è giusto.',
  },
  'gb.ask-housing.stop-rent-scotland': {
    says: "No, continui a pagare: gli arretrati sono un motivo per mandarla via. Segnali ogni guasto per iscritto, con date e foto. Se non lo riparano in tempo, vada gratis al First-tier Tribunal. Può ordinare i lavori e abbassare l'affitto fino ad allora.",
  },
  'gb.ask-housing.scotland-sale': {
    says: 'Per vendere o per andarci ad abitare, un proprietario in Scozia deve dare 84 giorni se lei vive lì da oltre sei mesi. Allora 28 giorni sono pochi. La disdetta (notice to leave) deve dire il motivo. Anche dopo non deve andarsene: può ordinarlo solo il First-tier Tribunal, se è giusto. Cambiare la serratura è un reato. Continui a pagare e chiami Shelter Scotland allo 0808 800 4444.',
  },
}
