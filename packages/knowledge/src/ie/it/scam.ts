/** The Italian words of Ireland: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_IT: Words = {
  'ie.scam.want': {
    says: 'Le mettono fretta perché non pensi.',
  },
  'ie.scam.reality': {
    says: 'Nessun ufficio in Irlanda chiede carte regalo o criptovalute. Nessuno viene ad arrestarla.',
  },
  'ie.scam.who': {
    says: 'Sono criminali che usano un nome noto. Il vero ufficio non l’ha mandato.',
  },
  'ie.scam.rights': {
    says: 'La banca deve ridare quasi tutti i pagamenti che non ha approvato. Lo dica subito alla banca.',
  },
  'ie.scam.right-refund': {
    says: 'Segnali presto alla banca ogni pagamento che non ha approvato. Dopo 13 mesi non deve più rimborsarlo.',
  },
  'ie.scam.right-fspo': {
    says: 'Se la banca dice no, può andare gratis al Financial Services and Pensions Ombudsman.',
  },
  'ie.scam.step-stop': {
    says: 'Si fermi. Non clicchi, non chiami e non mandi nulla. Non usi il numero nel messaggio.',
  },
  'ie.scam.step-bank': {
    says: 'Se ha mandato soldi o dati della carta, chiami ora la banca al numero sulla carta.',
  },
  'ie.scam.step-garda': {
    says: 'Lo segnali alla polizia (garda station) della Sua zona.',
  },
  'ie.scam.step-password': {
    says: 'Cambi le password se le ha scritte.',
  },
  'ie.scam.opt-ignore': {
    title: 'Non rispondere',
    says: 'Lo cancelli, o tenga una copia per la polizia (gardaí).',
    cost: 'Gratis.',
    time: 'Ora.',
    risk: 'Nessuno.',
    bestFor: 'Non ha mandato nulla.',
  },
  'ie.scam.opt-report': {
    title: 'Segnalarlo',
    says: 'Lo dica alla banca e alla polizia (gardaí).',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Nessuno.',
    bestFor: 'Ha mandato soldi o dati.',
  },
  'ie.scam.warn-second': {
    says: 'Qualcuno può offrirsi di recuperare i soldi a pagamento. È una seconda truffa.',
  },
  'ie.scam.right-crime': {
    says: 'Toglierle denaro con un messaggio falso è un reato. Lo denunci in qualsiasi stazione della Garda.',
  },
  'ie.scam.right-payment-law': {
    says: 'Se del denaro è uscito senza il suo consenso, la banca deve di solito restituirlo il giorno lavorativo dopo.',
  },
  'ie.ask-bank.right-refund': {
    says: 'Se sono usciti soldi dal conto senza il Suo consenso, la banca deve quasi sempre ridarli. Lo dica in fretta, ed entro 13 mesi.',
  },
  'ie.ask-bank.right-fspo': {
    says: 'Se la banca dice no, può andare gratis al Financial Services and Pensions Ombudsman.',
  },
  'ie.scam.right-pps': {
    says: 'Solo un ente pubblico o chi è autorizzato dalla legge può usare il Suo numero PPS o la carta. Chiederli senza diritto è reato. Se l’ha dato, avvisi il Department of Social Protection.',
  },
}
