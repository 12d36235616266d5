/** The Italian words of the rows in ../enquiry-tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_NOTICES_IT: Words = {
  'us.fact.irs-final-levy-notice': {
    says: 'È l’ultimo avviso prima che l’IRS possa prendere stipendio, denaro in banca o un’auto. Invii il Form 12153 entro 30 giorni dalla sua data, per raccomandata. Di solito ferma il pignoramento finché Appeals decide e lascia aperta la Tax Court. Chieda lì un piano di rate possibile, o una pausa per difficoltà. Presenti le dichiarazioni mancanti. Chiamare non nuoce.',
  },
  'us.fact.irs-final-notice-missed': {
    says: 'Può ancora chiedere una «equivalent hearing» con il Form 12153, per un anno dal giorno dopo la data. Non ferma il pignoramento per legge, e dopo non c’è la Tax Court. Chiami quindi subito l’IRS: un piano di rate, o una pausa se non può pagare affitto e cibo. Può fermare il pignoramento o liberare il denaro. In difficoltà si rivolga al Taxpayer Advocate (Form 911).',
  },
  'us.fact.irs-reminder': {
    says: 'Un CP501 o CP503 è un sollecito di una bolletta di imposta. L’IRS non può ancora prendere stipendio o denaro in banca, ma può tenere un rimborso. Agisca entro la data: paghi o chieda un piano su IRS.gov, perché gli interessi corrono. Se la somma è sbagliata, scriva con prove. Poi di solito arrivano un CP504 e l’avviso finale: LT11, Letter 1058 o CP90.',
  },
  'us.fact.irs-levy-notice-no-number': {
    says: 'Cerchi il numero in un angolo della lettera. Con un CP504 l’IRS per ora può prendere per lo più un rimborso statale. LT11, Letter 1058 o CP90 è l’avviso finale: invii il Form 12153 entro 30 giorni dalla sua data. Di solito ferma il pignoramento di stipendio e conto. In ogni caso chieda ora un piano su IRS.gov, o una pausa se non può pagare affitto e cibo.',
  },
  'us.fact.irs-90-day-letter': {
    says: 'Con questa lettera può andare alla Tax Court prima di pagare. L’ultimo giorno è stampato: 90 giorni dalla data, o 150 se le è stata spedita all’estero. Nessuna chiamata o lettera all’IRS lo allunga. Presenti il ricorso su ustaxcourt.gov; la piccola tassa può essere condonata. Invii anche le prove all’IRS. Passato il giorno, può riscuotere.',
  },
}
