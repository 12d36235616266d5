/** Notice to a lodger in Northern Ireland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_NORTHERN_IRELAND_IT: Words = {
  'gb.lodger.ni-no-court': {
    says: 'Chi vive in casa del padrone ha pochi diritti di restare. Dipende dal contratto: Housing Rights lo controlla gratis.',
  },
  'gb.lodger.ni-right-notice': {
    says: 'Ha il preavviso del contratto. Se manca, deve essere equo.',
  },
  'gb.lodger.ni-right-help': {
    says: 'Se entro 28 giorni rischia di restare senza casa, la Housing Executive deve esaminarlo e aiutarLa.',
  },
  'gb.lodger.ni-step': {
    says: 'Chiami oggi la Housing Executive e dica che può perdere la stanza. Faccia controllare la disdetta a Housing Rights.',
  },
  'gb.lodger.ni-option-time': {
    says: 'Indichi un giorno in cui può andare e offra di pagare fino ad allora. Chieda risposta scritta.',
    title: 'Chiedere più tempo',
    cost: 'L’affitto dei giorni in più.',
    time: 'Un messaggio adesso.',
    risk: 'Il padrone può dire di no.',
    bestFor: 'Andate d’accordo e Le servono alcune settimane.',
  },
}
