/** The Italian words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_IT: Words = {
  'au.scam.want': { says: 'Le mettono fretta per non farla pensare.' },
  'au.scam.reality': {
    says: 'Nessun ufficio in Australia chiede carte regalo o cripto. Nessuno sta venendo ad arrestarla.',
  },
  'au.scam.who': {
    says: 'Sono criminali che usano un nome conosciuto. L’ufficio vero non l’ha mandato.',
  },
  'au.scam.rights': { says: 'Non deve nulla a chi La inganna. Può chiedere aiuto alla Sua banca.' },
  'au.scam.know': { says: 'ATO, myGov e banche non mandano per sms link per accedere.' },
  'au.scam.right-bank': {
    says: 'Se sono usciti soldi dal Suo conto, lo dica subito alla banca. Se dice no, può andare gratis da AFCA.',
  },
  'au.scam.right-report': {
    says: 'Può segnalarlo a Scamwatch e, per un reato online, a ReportCyber.',
  },
  'au.scam.step-stop': {
    says: 'Si fermi. Non clicchi, non chiami e non mandi nulla. Non usi il numero nel messaggio.',
  },
  'au.scam.step-bank': {
    says: 'Se ha mandato soldi o dati della carta, chiami subito la banca al numero sulla Sua carta.',
  },
  'au.scam.step-idcare': {
    says: 'Se ha dato i Suoi documenti d’identità, chiami IDCARE al 1800 595 160. È gratis.',
  },
  'au.scam.step-report': { says: 'Lo segnali a Scamwatch, così altri sono avvisati.' },
  'au.scam.opt-ignore': {
    says: 'Lo cancelli, o tenga una copia per la segnalazione.',
    title: 'Non rispondere',
    cost: 'Gratis.',
    time: 'Subito.',
    risk: 'Nessuno.',
    bestFor: 'Non ha mandato nulla.',
  },
  'au.scam.opt-report': {
    says: 'Lo dica alla banca, a IDCARE e a Scamwatch.',
    title: 'Chiedere aiuto e segnalarlo',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Nessuno.',
    bestFor: 'Ha mandato soldi o dati.',
  },
  'au.scam.warn-second': {
    says: 'Qualcuno può offrirle di riavere i Suoi soldi a pagamento. È una seconda truffa.',
  },
  'au.scam.right-crime': {
    says: 'La frode e l’uso della Sua identità da parte di altri sono reati. Li segnali su cyber.gov.au o alla polizia.',
  },
  'au.scam.right-invoice': {
    says: 'Non deve pagare merci, servizi o voci in un elenco che non ha mai ordinato.',
  },
  'au.scam.know-framework': {
    says: 'Una nuova legge fa agire banche, società di telefono e piattaforme contro le truffe. I suoi obblighi valgono dal 31 marzo 2027. Fino ad allora si rivolga alla banca, e poi ad AFCA.',
  },
  'au.scam.right-spam': {
    says: 'Le aziende hanno bisogno del Suo consenso per inviare pubblicità e devono lasciarLa smettere. Segnali SMS ed e-mail indesiderati all’ACMA.',
  },
}
