/** The Italian words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_IT: Words = {
  'ca.scam.want': { says: 'Le mettono fretta perché Lei non pensi.' },
  'ca.scam.reality': {
    says: 'Nessuna polizia, tribunale o ufficio delle tasse in Canada chiede carte regalo o criptovalute. Nessuno viene ad arrestarla.',
  },
  'ca.scam.who': {
    says: 'Sono criminali che usano un nome conosciuto. Il vero ufficio non l’ha mandato.',
  },
  'ca.scam.rights': { says: 'Non deve nulla a chi La inganna. Può segnalarlo gratis.' },
  'ca.scam.know': {
    says: 'L’ufficio delle tasse non chiede mai di pagare con carta regalo, criptovalute o e-transfer.',
  },
  'ca.scam.right-bank': {
    says: 'Se dei soldi sono usciti da carta o conto senza il Suo consenso, avvisi subito la banca e li chieda indietro.',
  },
  'ca.scam.right-report': {
    says: 'Può segnalarlo al Canadian Anti-Fraud Centre, 1-888-495-8501, e alla Sua polizia.',
  },
  'ca.scam.right-complain': {
    says: 'Se la banca dice no, può fare reclamo e poi andare gratis a OBSI.',
  },
  'ca.scam.step-stop': {
    says: 'Si fermi. Non clicchi, non chiami e non mandi nulla. Non usi il numero nel messaggio.',
  },
  'ca.scam.step-bank': {
    says: 'Se ha mandato soldi o dato i dati della carta, chiami subito la banca al numero sulla carta.',
  },
  'ca.scam.step-report': {
    says: 'Lo segnali al Canadian Anti-Fraud Centre e alla polizia del posto.',
  },
  'ca.scam.step-credit': {
    says: 'Se ha dato il Suo SIN, chieda a Equifax e TransUnion di mettere un avviso di frode (fraud alert) sul Suo dossier.',
  },
  'ca.scam.opt-ignore': {
    says: 'Lo cancelli, o ne tenga una copia per la segnalazione.',
    title: 'Non rispondere',
    cost: 'Gratis.',
    time: 'Adesso.',
    risk: 'Nessuno.',
    bestFor: 'Non ha mandato nulla.',
  },
  'ca.scam.opt-report': {
    says: 'Avvisi la banca, la polizia e l’Anti-Fraud Centre.',
    title: 'Segnalarlo',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Nessuno.',
    bestFor: 'Ha mandato soldi o dati.',
  },
  'ca.scam.warn-second': {
    says: 'Qualcuno può chiamare e offrire di farle riavere i soldi a pagamento. È una seconda truffa.',
  },
  'ca.scam.right-crime': {
    says: 'La frode e il furto d’identità sono reati. Li segnali alla polizia e al Canadian Anti-Fraud Centre, 1-888-495-8501.',
  },
  'ca.scam.right-prize': {
    says: 'È reato dirle che ha vinto un premio e poi chiedere soldi. Anche le affermazioni false nel commercio sono vietate.',
  },
  'ca.scam.right-spam': {
    says: 'Email e messaggi che vendono senza il Suo consenso violano la legge. Li mandi a spam@fightspam.gc.ca.',
  },
  'ca.scam.right-card': {
    says: 'Se qualcuno ha usato la Sua carta di credito senza il Suo consenso, deve al massimo $50, a meno che sia stata una Sua grave disattenzione.',
  },
  'ca.scam.right-cut-off': {
    says: 'Una vera società di luce o gas deve avvisarLa prima di un distacco, non un’ora prima. Non accetta Bitcoin né carte regalo. Chiami il numero della Sua bolletta.',
  },
  'ca.scam.right-cra': {
    says: 'La CRA paga un rimborso con accredito diretto o assegno, mai con e-Transfer o un link. Apra Lei CRA My Account e guardi lì.',
  },
}
