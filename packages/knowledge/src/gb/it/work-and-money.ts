/** Italian: transfers, insolvency, sick pay, resigning, covenants, car finance, taxes, and a few names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_MONEY_IT: Words = {
  'gb.work.right-transfer': {
    says: 'Se il lavoro passa a un nuovo datore, posto e contratto passano con Lei. Essere licenziati per questo è quasi sempre ingiusto. Devono informarLa e consultarLa prima.',
  },
  'gb.work.right-insolvent': {
    says: "Se il datore non ha denaro, lo Stato paga l'indennità, fino a otto settimane di paga, ferie e preavviso, fino a un limite. Chieda al curatore il numero del caso.",
  },
  'gb.work.right-sick-pay': {
    says: "Dal 6 aprile 2026 l'indennità di malattia (statutory sick pay) inizia il primo giorno, anche con poca paga. Dura fino a 28 settimane.",
  },
  'gb.work.right-resign': {
    says: 'Se il datore viola gravemente il contratto e Lei se ne va per questo, può valere come licenziamento. Prenda consiglio prima, e non aspetti troppo.',
  },
  'gb.work.right-whistle': {
    says: 'Non possono punirLa o licenziarLa perché ha segnalato bene pericoli, reati o insabbiamenti. Non serve anzianità.',
  },
  'gb.work.right-covenant': {
    says: 'Un divieto di lavorare per altri vale solo se protegge un vero interesse e non va oltre. Un giudice può togliere la parte eccessiva.',
  },
  'gb.work.right-redundancy-sum': {
    says: "Controlli la somma: mezza, una o una settimana e mezza di paga per anno intero, secondo l'età. Conta 20 anni al massimo, e la settimana ha un limite.",
  },
  'gb.tax.right-years': {
    says: 'HMRC può quasi sempre tornare indietro di quattro anni, sei per negligenza e 20 se voluto. Serve più di un sospetto. Ha 30 giorni per il ricorso.',
  },
  'gb.tax.right-check': {
    says: 'HMRC può chiedere solo ciò che serve al controllo. Può chiedere perché, avere un consulente, e chiedere al giudice di chiudere un controllo senza fine.',
  },
  'gb.tax.right-late': {
    says: 'La penale per ritardo cade se aveva una buona scusa, o se ha concordato tempo prima del giorno della penale.',
  },
  'gb.tax.right-simple': {
    says: 'Se i numeri sono sbagliati, lo dica a HMRC entro 60 giorni. Dopo la risposta ha 30 giorni per il ricorso.',
  },
  'gb.tax.know-child-charge': {
    says: "La tassa inizia se Lei o il partner guadagnate oltre £60,000. A £80,000 prende tutto l'assegno. Può fermare il pagamento e tenere il diritto.",
  },
  'gb.copyright.know-small': {
    says: "Una richiesta fino a £10,000 va alle piccole cause di un tribunale speciale. Lì chi perde paga poco delle spese dell'altro.",
  },
}
