/** The Italian words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_IT: Words = {
  'nz.scam.want': { says: 'Le mettono fretta perché non pensi.' },
  'nz.scam.reality': {
    says: 'Nessun ufficio in Nuova Zelanda chiede carte regalo o criptovalute. Nessuno viene ad arrestarla.',
  },
  'nz.scam.who': {
    says: 'Sono criminali che usano un nome conosciuto. L’ufficio vero non l’ha mandato.',
  },
  'nz.scam.rights': { says: 'Non deve nulla a chi La inganna. Può chiedere aiuto alla Sua banca.' },
  'nz.scam.right-bank': {
    says: 'Se sono usciti soldi dal Suo conto, lo dica subito alla Sua banca. Se dice no, il Banking Ombudsman lo esamina gratis.',
  },
  'nz.scam.right-report': {
    says: 'Può segnalarlo a Netsafe allo 0508 638 723 e alla polizia al 105.',
  },
  'nz.scam.step-stop': {
    says: 'Si fermi. Non clicchi, non chiami e non mandi nulla. Non usi il numero del messaggio.',
  },
  'nz.scam.step-bank': {
    says: 'Se ha mandato soldi o dati della carta, chiami ora la Sua banca al numero sulla carta.',
  },
  'nz.scam.step-idcare': {
    says: 'Se ha dato i Suoi documenti d’identità, chieda aiuto gratuito a IDCARE. Cambi le password.',
  },
  'nz.scam.step-report': { says: 'Inoltri gratis gli SMS di truffa al 7726.' },
  'nz.scam.opt-ignore': {
    says: 'Lo cancelli, o tenga una copia per la segnalazione.',
    title: 'Non rispondere',
    cost: 'Gratis.',
    time: 'Ora.',
    risk: 'Nessuno.',
    bestFor: 'Non ha mandato nulla.',
  },
  'nz.scam.opt-report': {
    says: 'Lo dica alla Sua banca, a Netsafe e alla polizia.',
    title: 'Farsi aiutare e segnalare',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Nessuno.',
    bestFor: 'Ha mandato soldi o dati.',
  },
  'nz.scam.warn-second': {
    says: 'Qualcuno può offrire di riavere i Suoi soldi in cambio di un pagamento. È una seconda truffa.',
  },
  'nz.scam.right-crime': {
    says: 'Avere soldi con l’inganno è un reato. Lo segnali al 105 o su 105.police.govt.nz.',
  },
  'nz.scam.right-unordered': { says: 'Non deve pagare beni o servizi che non ha mai chiesto.' },
  'nz.scam.right-messages': {
    says: 'Gli SMS che vendono senza il Suo consenso violano la legge. Inoltri gratis gli SMS di truffa al 7726.',
  },
  'nz.scam.right-bank-code': {
    says: 'Dal 30 novembre 2025 le banche devono avvisarla, controllare i nomi e agire sui pagamenti rischiosi. Se la Sua non l’ha fatto, di solito deve restituire una parte o tutta la perdita.',
  },
}
