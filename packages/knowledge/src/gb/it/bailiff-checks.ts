/** Che cosa controllare in un avviso degli ufficiali giudiziari (bailiffs), in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_CHECKS_IT: Words = {
  'gb.bailiff.element-debt': {
    says: 'L’avviso deve dire da quale ordine del tribunale o potere viene il debito.',
    name: 'L’ordine del tribunale o il potere dietro il debito',
    ifMissing:
      'Chieda alla società un avviso corretto e di aspettare. Chieda consiglio prima di contare solo su questo punto.',
  },
  'gb.bailiff.element-sum': {
    says: 'L’avviso deve dire quanto deve il giorno dell’avviso.',
    name: 'La somma dovuta il giorno dell’avviso',
    ifMissing:
      'Chieda alla società un avviso corretto e di aspettare. Chieda consiglio prima di contare solo su questo punto.',
  },
  'gb.bailiff.element-pay-by': {
    says: 'L’avviso deve dare la data e l’ora entro cui pagare, perché non prendano beni.',
    name: 'La data e l’ora entro cui pagare',
    ifMissing:
      'Chieda alla società un avviso corretto e di aspettare. Chieda consiglio prima di contare solo su questo punto.',
  },
  'gb.bailiff.element-costs': {
    says: 'L’avviso deve avvertire delle spese in più se non paga.',
    name: 'Le spese in più che possono seguire',
    ifMissing:
      'Chieda alla società un avviso corretto e di aspettare. Chieda consiglio prima di contare solo su questo punto.',
  },
  'gb.bailiff.element-contact': {
    says: 'L’avviso deve dare telefono, indirizzo e orari per contattare la società.',
    name: 'Come e quando contattare la società',
    ifMissing:
      'Chieda alla società un avviso corretto e di aspettare. Chieda consiglio prima di contare solo su questo punto.',
  },
  'gb.bailiff.element-date': {
    says: 'L’avviso deve avere la sua data. I Suoi 7 giorni liberi (clear days) si contano da quando è consegnato.',
    name: 'La data dell’avviso',
    ifMissing:
      'Chieda alla società un avviso corretto e di aspettare. Chieda consiglio prima di contare solo su questo punto.',
  },
  'gb.bailiff.fee-compliance': {
    says: 'Per un debito con il comune la tariffa della fase della lettera è £75 per ogni pratica.',
    name: 'Tariffa della fase della lettera (compliance fee)',
  },
  'gb.bailiff.fee-enforcement': {
    says: 'La tariffa per una visita è £235 se il debito è al massimo £1,500. Si può aggiungere solo dopo che un ufficiale giudiziario (bailiff) è venuto da Lei.',
    name: 'Tariffa della visita (enforcement fee)',
  },
  'gb.bailiff.fee-sale': {
    says: 'La tariffa per la fase di vendita è £110 se il debito è al massimo £1,500. È dovuta solo quando vengono a prendere beni da vendere.',
    name: 'Tariffa per prendere beni da vendere (sale fee)',
  },
  'gb.bailiff.fact-fee-percentage': {
    says: 'Sui debiti oltre £1,500 le tariffe di visita e vendita aggiungono anche 7.5% della parte oltre £1,500.',
    learnMore:
      'La percentuale si calcola sul debito iniziale, non sulle tariffe. Chieda su quale somma è calcolata.',
  },
  'gb.bailiff.fact-fee-high-court': {
    says: 'Le tariffe della High Court sono più alte: £75 per la lettera, £190 per una prima visita. Senza accordo, o se non lo rispetta, si aggiungono £495. Si può aggiungere l’IVA (VAT).',
    learnMore:
      'Altre £525 possono valere quando prendono beni da vendere. Sui debiti oltre £1,000 due delle fasi hanno un 7.5% in più.',
  },
  'gb.bailiff.insight-fees-not-raised': {
    says: 'Il governo ha detto che prevede tariffe più alte e un avviso più lungo. Non abbiamo trovato ancora una legge che lo introduce.',
    actionable:
      'Confronti le tariffe con £75, £235 e £110. Se le loro sono più alte, chieda alla società di indicare la legge.',
  },
}
