/** La disdetta di una stanza in casa del padrone: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_IT: Words = {
  'gb.lodger.no-court': {
    says: 'Se divide cucina o bagno con il padrone che ci vive, non serve un giudice. Dopo un preavviso equo deve andare.',
  },
  'gb.lodger.right-notice': {
    says: 'Ha diritto al preavviso del contratto. Se manca, deve essere equo: spesso quanto il periodo d’affitto, una settimana o un mese.',
  },
  'gb.lodger.right-force': {
    says: 'Nessuno può entrare con forza o minacce se Lei è dentro e dice no. È reato: chiami la polizia.',
  },
  'gb.lodger.right-own-place': {
    says: 'Ha più diritti se non divide stanze con il padrone, o se non è la sua casa principale. Allora solo un giudice può mandarLa via.',
  },
  'gb.lodger.right-things': {
    says: 'Le Sue cose restano Sue. Il padrone deve lasciarLe il tempo di prenderle, e non può tenerle per affitto non pagato.',
  },
  'gb.lodger.right-council': {
    says: 'Se entro 56 giorni rischia di restare senza casa, il comune (council) deve aiutarLa. Non serve un ordine del giudice.',
  },
  'gb.lodger.right-council-wales': {
    says: 'Se entro 56 giorni rischia di restare senza casa, il comune (council) deve aiutarLa. Lo chieda adesso.',
  },
  'gb.lodger.step-check': {
    says: 'Cerchi il preavviso nel contratto e segni il giorno dell’affitto. Se è troppo breve, lo dica per iscritto.',
  },
  'gb.lodger.step-council': {
    says: 'Dica oggi all’ufficio casa del comune (council) che può perdere la stanza. Mostri la disdetta e chieda aiuto per iscritto.',
  },
  'gb.lodger.step-deposit': {
    says: 'Prima di andare, faccia foto della stanza e chieda la cauzione. Si faccia dare una ricevuta per le chiavi.',
  },
  'gb.lodger.option-time': {
    says: 'Indichi un giorno in cui può andare e offra di pagare fino ad allora. Chieda risposta scritta.',
    title: 'Chiedere più tempo',
    cost: 'L’affitto dei giorni in più.',
    time: 'Un messaggio adesso.',
    risk: 'Il padrone può dire di no.',
    bestFor: 'Andate d’accordo e Le servono alcune settimane.',
  },
  'gb.lodger.option-council': {
    says: 'Il council esamina il caso e fa un piano con Lei. Se La manda via, Shelter aiuta gratis.',
    title: 'Chiedere aiuto per la casa al council',
    cost: 'Niente.',
    time: 'Chieda oggi, un piano in alcune settimane.',
    risk: 'L’aiuto non è sempre subito una casa.',
    bestFor: 'Non ha ancora un posto.',
  },
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
  'gb.lodger.scotland-option-time': {
    says: 'Indichi un giorno in cui può andare e offra di pagare fino ad allora. Chieda risposta scritta.',
    title: 'Chiedere più tempo',
    cost: 'L’affitto dei giorni in più.',
    time: 'Un messaggio adesso.',
    risk: 'Il padrone può dire di no.',
    bestFor: 'Andate d’accordo e Le servono alcune settimane.',
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
