/** What of pay, accounts and goods may not be taken: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_IT: Words = {
  'es.enforce.smi': {
    says: 'Nel 2026 il salario minimo (SMI) è di 1.221 € al mese in 14 pagamenti. Lo stipendio netto fino al salario minimo è al sicuro.',
  },
  'es.enforce.scale': {
    says: 'Oltre il salario minimo possono prendere il 30% della parte dopo, fino al doppio del salario minimo. Poi il 50% e più.',
  },
  'es.enforce.children': {
    says: 'Se mantiene una famiglia, il cancelliere può abbassare del 10-15 per cento i primi quattro gradini della scala.',
  },
  'es.enforce.maintenance': {
    says: 'Per il mantenimento dei figli questi limiti non valgono. La somma la fissa un giudice.',
  },
  'es.enforce.right-wage': {
    says: 'Stipendi, pensioni e aiuti fino al salario minimo (SMI) non si possono prendere. Vale per tribunali e uffici pubblici.',
  },
  'es.enforce.right-account': {
    says: 'I soldi sul conto dell’ultimo stipendio o pensione hanno gli stessi limiti. Mostri da dove vengono.',
  },
  'es.enforce.right-goods': {
    says: 'Non possono prendere mobili e vestiti che Le servono, cibo, combustibile o gli attrezzi per il Suo lavoro.',
  },
  'es.enforce.right-null': {
    says: 'Un pignoramento di ciò che non si può prendere è nullo. Lo dica subito al tribunale: per segnalarlo non serve un avvocato.',
  },
  'es.enforce.step-pay-slip': {
    says: 'Raccolga buste paga ed estratti conto. Se hanno preso troppo, scriva al tribunale o all’ufficio e lo chieda indietro.',
  },
  'es.enforce.option-protect': {
    says: 'Scriva al tribunale o all’ufficio con le buste paga. Chieda di togliere ciò che supera il limite.',
    title: 'Riavere i soldi protetti',
    cost: 'Nulla.',
    time: 'Un’ora. La risposta arriva in alcune settimane.',
    risk: 'Nessuno.',
    bestFor: 'Hanno preso stipendio, pensione o un conto sotto il limite.',
  },
  'es.enforce.insight-two-jobs': {
    says: 'Se ha due redditi, si sommano prima di usare la scala.',
    actionable: 'Controlli che la parte al sicuro sia contata una volta sul totale.',
  },
}
