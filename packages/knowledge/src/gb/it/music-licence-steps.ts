/** What to do about a letter on a music licence: steps and options. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_STEPS_IT: Words = {
  'gb.music.step-check': {
    says: 'Scriva che cosa si sente nel Suo locale: radio, TV, telefono, musica d’attesa, musica dal vivo. Scriva chi può sentirla: clienti o personale.',
  },
  'gb.music.step-no-music': {
    says: 'Se né personale né clienti sentono musica, risponda e lo dica in due righe. Conservi una copia.',
  },
  'gb.music.step-which-tariff': {
    says: 'Se suona musica, chieda un preventivo scritto. Chieda quale tariffa, quali date e quale superficie hanno usato.',
  },
  'gb.music.step-in-writing': {
    says: 'Risponda per iscritto, non per telefono. Ciò che dice in una telefonata può diventare l’inizio di una fattura.',
  },
  'gb.music.step-pay': {
    says: 'Se la licenza Le serve e le somme sono giuste, la compri. Chieda di pagare a rate se tutto l’anno è troppo.',
  },
  'gb.music.step-dispute': {
    says: 'Se fatturano musica che non ha suonato, chieda le prove: che cosa si sentiva, quando e chi l’ha sentito.',
  },
  'gb.music.step-free-music': {
    says: 'Può usare musica che non ha bisogno della licenza PPL PRS. Scelga autori che non sono membri, e conservi la prova del permesso.',
  },
  'gb.music.step-staff': {
    says: 'Dica al personale la Sua regola sulla musica. Se uno accende la radio per altri, forse deve pagare la ditta.',
  },
  'gb.music.option-no-music': {
    says: 'Mandi una breve lettera o e-mail che dice che né personale né clienti sentono musica.',
    title: 'Dire che non suona musica',
    cost: 'Nulla.',
    time: 'Dieci minuti.',
    risk: 'Deve essere vero. Un visitatore può controllare.',
    bestFor: 'Non suona nulla, o usa solo cuffie.',
  },
  'gb.music.option-buy': {
    says: 'Chieda un preventivo scritto, controlli superficie e uso, poi compri. Così è coperto per l’anno.',
    title: 'Chiedere un preventivo e comprare la licenza',
    cost: 'Dipende da superficie e uso del locale. Chieda prima.',
    time: 'Un’ora.',
    risk: 'Una licenza spesso si rinnova ogni anno finché Lei non la chiude.',
    bestFor: 'La musica fa parte della Sua attività.',
  },
  'gb.music.option-challenge': {
    says: 'Chieda il calcolo della somma. Corregga le date, la superficie e il tipo di uso.',
    title: 'Contestare le date o la tariffa',
    cost: 'Chiedere non costa nulla.',
    time: 'Alcune settimane.',
    risk: 'Possono chiedere la prova di quando la musica è finita.',
    bestFor: 'La fattura copre giorni o stanze senza musica.',
  },
  'gb.music.option-stop': {
    says: 'La spenga, dica loro la data, e chiuda la licenza se ne ha una.',
    title: 'Fermare la musica',
    cost: 'Nulla da quel momento.',
    time: 'Un giorno.',
    risk: 'Può ancora dovere i giorni di prima.',
    bestFor: 'Per Lei la musica non vale quel prezzo.',
  },
}
