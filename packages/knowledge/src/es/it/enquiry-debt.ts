/** The Italian words of Spain: enquiry debt. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'es.ask.prison-debt': {
    says: 'No. Non si va in prigione perché non si può pagare un debito normale. Può essere reato solo nascondere ciò che si ha, o non pagare il mantenimento dei figli.',
  },
  'es.ask.wage-limit': {
    says: 'Lo stipendio netto fino al salario minimo (1.221 € al mese nel 2026) non si può prendere. Oltre, il 30% della parte dopo, poi di più. Lo deve ordinare un tribunale o un ufficio pubblico.',
    dependsOn: 'quanto guadagna e chi pignora',
  },
  'es.ask.account': {
    says: 'Chieda alla banca quale tribunale o ufficio l’ha ordinato. Poi mandi buste paga ed estratti conto. Chieda di liberare lo stipendio o la pensione che non si può prendere.',
  },
  'es.ask.old-debt': {
    says: 'La maggior parte dei debiti è troppo vecchia dopo cinque anni. Ma un pagamento, un’ammissione o una richiesta scritta arrivata a Lei fa ripartire i cinque anni.',
    dependsOn: 'l’ultimo pagamento e l’ultima richiesta',
  },
  'es.ask.collector-home': {
    says: 'No. Un esattore non può entrare, prendere cose o dirlo al Suo capo. Non deve aprire la porta.',
  },
  'es.ask.monitorio': {
    says: 'Paghi o si opponga per iscritto entro 20 giorni lavorativi. Fino a 2.000 € non serve un avvocato. Se non fa nulla, possono pignorare il Suo stipendio.',
  },
  'es.ask.asnef': {
    says: 'Scriva gratis alla lista e chieda i Suoi dati. Se il debito è sotto 50 €, pagato, di più di cinque anni o non L’hanno avvisata, chieda di cancellarlo. Se no, vada all’AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Chieda per iscritto alla nuova ditta il contratto e la prova che ha comprato il Suo debito. Lei mantiene le stesse difese. Non paghi prima di vedere le prove.',
  },
  'es.ask.many-debts': {
    says: 'Chieda l’assistenza legale gratuita e si informi sulla legge della seconda possibilità. Un giudice può cancellare la maggior parte dei debiti a chi è in buona fede. Paghi prima casa, luce e cibo.',
  },
  'es.ask.revolving': {
    says: 'Se il tasso è molto sopra quello usuale, un giudice può chiamarlo usura. Per le carte il Tribunal Supremo guarda a circa sei punti sopra la media. Allora restituisce solo ciò che ha ricevuto.',
    dependsOn: 'il tasso (TAE) e la data del contratto',
  },
  'es.ask.tax-instalments': {
    says: 'Sì. Chieda online prima dell’ultimo giorno. Fino a 50.000 € non serve una garanzia. Si aggiungono gli interessi.',
  },
  'es.ask.benefit-back': {
    says: 'Guardi i mesi e il motivo. Si opponga in dieci giorni se è un primo avviso, o presenti una reclamación previa in 30 giorni lavorativi. Può chiedere di pagare a rate.',
  },
  'es.ask.myth-take-house': {
    says: 'Nessuno prende una casa per una lettera. Deve decidere un tribunale, e prende prima soldi e stipendio.',
  },
  'es.ask.myth-all-wages': {
    says: 'Non possono mai prendere tutto. La parte fino al salario minimo è Sua.',
  },
  'es.ask.myth-children-debt': {
    says: 'I familiari non pagano i Suoi debiti se non hanno firmato. Gli eredi possono rifiutare o accettare solo con ciò che c’è (a beneficio de inventario).',
  },
  'es.ask.claim-yourself': {
    says: 'Prima scriva, con prova di consegna, e offra un incontro: da aprile 2025 bisogna tentare un accordo. Poi, con carte che provano il debito, chieda un monitorio. Fino a 2.000 € non serve un avvocato e c’è un modulo del tribunale.',
  },
}
