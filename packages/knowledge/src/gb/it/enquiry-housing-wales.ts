/** Questions about renting in Wales: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WALES_IT: Words = {
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
  'gb.ask-housing.wales-repairs-threat': {
    says: 'Non smetta di pagare: con gli arretrati può perdere la casa. Il proprietario deve tenerla abitabile e riparare il riscaldamento. Scriva con foto e chieda un controllo a environmental health del comune. Una disdetta senza motivo dà sei mesi e richiede un giudice, che può respingerla se serve solo a evitare riparazioni. Senza registrazione e licenza Rent Smart Wales non si può dare. Shelter Cymru: 08000 495 495.',
  },
}
