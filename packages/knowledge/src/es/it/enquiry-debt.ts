/** Questions about debts: collectors, old and sold debts, lists of bad payers and a second chance. `asks` holds the words people type: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'es.ask.prison-debt': {
    says: 'No. Non si va in prigione perché non si può pagare un debito normale. Può essere reato solo nascondere ciò che si ha, o non pagare il mantenimento dei figli.',
  },
  'es.ask.old-debt': {
    says: 'La maggior parte dei debiti è troppo vecchia dopo cinque anni. Ma un pagamento, un’ammissione o una richiesta scritta arrivata a Lei fa ripartire i cinque anni.',
    dependsOn: 'l’ultimo pagamento e l’ultima richiesta',
  },
  'es.ask.collector-home': {
    says: 'No. Un esattore non può entrare, prendere cose o dirlo al Suo capo. Non deve aprire la porta.',
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
  'es.ask.myth-children-debt': {
    says: 'I familiari non pagano i Suoi debiti se non hanno firmato. Gli eredi possono rifiutare o accettare solo con ciò che c’è (a beneficio de inventario).',
  },
  'es.ask.guarantor': {
    says: 'Risponde solo di ciò che ha firmato, con le stesse difese del debitore. Se non c’è scritto solidario, prima devono andare dal debitore. Ciò che paga può chiederlo al debitore.',
    dependsOn: 'che cosa dice il documento che ha firmato',
  },
}
