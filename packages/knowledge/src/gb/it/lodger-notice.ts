/** Notice to a lodger, who lives in the landlord's own home, in England and Wales: the words in Italian. */
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
}
