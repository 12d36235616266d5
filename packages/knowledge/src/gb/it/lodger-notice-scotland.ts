/** Notice to a lodger in Scotland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_SCOTLAND_IT: Words = {
  'gb.lodger.scotland-no-court': {
    says: 'Un padrone che vive nella stessa casa non ha bisogno del giudice. Dopo il preavviso deve andare.',
  },
  'gb.lodger.scotland-right-notice': {
    says: 'Ha il preavviso del contratto. Se manca, deve essere equo: per lo più almeno 28 giorni.',
  },
  'gb.lodger.scotland-right-force': {
    says: 'Minacce, forza o staccare riscaldamento e luce non sono permessi. In tal caso chiami la polizia.',
  },
  'gb.lodger.scotland-right-council': {
    says: 'Se entro due mesi rischia di restare senza casa, chieda aiuto al council. Senza un tetto, deve ospitarLa mentre esamina il caso.',
  },
  'gb.lodger.scotland-step': {
    says: 'Controlli il preavviso nel contratto. Poi dica oggi al council che può perdere la stanza e mostri la disdetta.',
  },
  'gb.lodger.scotland-option-time': {
    says: 'Indichi un giorno in cui può andare e offra di pagare fino ad allora. Chieda risposta scritta.',
    title: 'Chiedere più tempo',
    cost: 'L’affitto dei giorni in più.',
    time: 'Un messaggio adesso.',
    risk: 'Il padrone può dire di no.',
    bestFor: 'Andate d’accordo e Le servono alcune settimane.',
  },
}
