/** Domande sulla casa in Galles, Scozia e Irlanda del Nord, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NATIONS_IT: Words = {
  'gb.ask-housing.wales-evict': {
    says: 'In Galles al proprietario servono un giusto avviso e poi un ordine del tribunale. Per quasi tutti i contratti dal 1 dicembre 2022 in poi, un avviso senza motivo deve dare sei mesi. Chieda consiglio per quelli più vecchi.',
    dependsOn: 'il tipo di avviso e di contratto',
  },
  'gb.ask-housing.wales-rent': {
    says: 'In Galles l’affitto di un contratto periodico (periodic standard contract) può salire una volta l’anno. Il proprietario deve dare due mesi di preavviso con il modulo giusto.',
    dependsOn: 'il Suo contratto e l’avviso ricevuto',
  },
  'gb.ask-housing.wales-repairs': {
    says: 'In Galles il proprietario deve tenere la casa riparata e abitabile. Lo segnali per iscritto con foto. Se non succede nulla, chieda un’ispezione al comune (council).',
  },
  'gb.ask-housing.wales-deposit': {
    says: 'In Galles il proprietario deve proteggere il deposito (deposit) entro 30 giorni e dirle dove. Se no, un tribunale può ordinare da una a tre volte il suo valore.',
  },
  'gb.ask-housing.wales-statement': {
    says: 'In Galles il proprietario deve darle per iscritto (written statement) il contratto (occupation contract) entro 14 giorni dall’ingresso. Se no, può chiedere un risarcimento.',
  },
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
    says: 'In Scozia il proprietario deve proteggere il deposito (deposit) entro 30 giorni lavorativi. Se no, il tribunale (tribunal) può ordinare fino a tre volte il suo valore. Il sistema di tutela risolve le liti gratis.',
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
  'gb.ask-housing.ni-evict': {
    says: 'In Irlanda del Nord un avviso (notice to quit) deve essere scritto. Deve dare 4 settimane, 8 dopo un anno, o 12 dopo dieci. Poi serve ancora un ordine del tribunale.',
    dependsOn: 'da quanto tempo vive lì',
  },
  'gb.ask-housing.ni-must-leave': {
    says: 'Non è obbligato ad andare via quando finisce l’avviso. Il proprietario deve andare in tribunale, e solo l’Enforcement of Judgments Office può farla uscire.',
  },
  'gb.ask-housing.ni-rent': {
    says: 'In Irlanda del Nord l’affitto privato può salire una volta in 12 mesi, con tre mesi di preavviso scritto.',
    dependsOn: 'l’avviso ricevuto',
  },
  'gb.ask-housing.ni-deposit': {
    says: 'In Irlanda del Nord il proprietario deve proteggere il deposito (deposit) entro 28 giorni. Un deposito non può superare un mese d’affitto. Il sistema di tutela risolve le liti gratis.',
  },
  'gb.ask-housing.ni-repairs': {
    says: 'Lo segnali per iscritto con foto. Se non succede nulla, chieda un’ispezione all’ufficio igiene del Suo comune (environmental health team). Continui a pagare l’affitto.',
  },
  'gb.ask-housing.stop-rent-scotland': {
    says: "No, continui a pagare: gli arretrati sono un motivo per mandarla via. Segnali ogni guasto per iscritto, con date e foto. Se non lo riparano in tempo, vada gratis al First-tier Tribunal. Può ordinare i lavori e abbassare l'affitto fino ad allora.",
  },
  'gb.ask-housing.stop-rent-ni': {
    says: "No, continui a pagare: potrebbe perdere la casa per gli arretrati. Segnali ogni guasto per iscritto con foto. Se non lo riparano, chieda un'ispezione all'ufficio environmental health del comune. Housing Rights aiuta gratis.",
  },
}
