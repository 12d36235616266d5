/** The Italian words of the rows in ../foreclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_IT: Words = {
  'us.foreclosure.reality': {
    says: 'La casa non è ancora venduta. Fino alla vendita, pagare l’arretrato, un piano o il fallimento (bankruptcy) spesso può fermarla.',
  },
  'us.foreclosure.who': {
    says: 'Un fiduciario (trustee) o un avvocato cura la vendita. Sull’aiuto decide la società che riceve i suoi pagamenti (servicer).',
  },
  'us.foreclosure.step-counselor': {
    says: 'Chiami oggi un consulente approvato da HUD (housing counselor) al 888-995-4673. È gratis. Non paghi mai chi promette di fermare la vendita.',
  },
  'us.foreclosure.step-help': {
    says: 'Mandi subito una richiesta completa di aiuto (loss mitigation). Se mancano più di 37 giorni alla vendita, non possono vendere mentre la esaminano.',
  },
  'us.foreclosure.step-sum': {
    says: 'Chieda per iscritto la somma che mette in pari il prestito e l’ultimo giorno per pagarla.',
  },
  'us.foreclosure.step-lawyer': {
    says: 'La vendita è fra meno di un mese? Chiami ora il legal aid o un avvocato esperto di bankruptcy.',
  },
  'us.foreclosure.right-help': {
    says: 'A una richiesta completa di aiuto devono rispondere, e contro un no di solito si può fare appello (appeal).',
  },
  'us.mortgage.want': {
    says: 'Chi ha il Suo mutuo (mortgage) vuole i pagamenti in ritardo, e dice che può iniziare la vendita forzata della casa (foreclosure).',
  },
  'us.mortgage.reality': {
    says: 'È un avvertimento, non una vendita. Molte persone tengono la casa con un piano, se lo chiedono presto.',
  },
  'us.mortgage.not-yet': {
    says: 'Quasi sempre la vendita forzata (foreclosure) non può iniziare finché non è in ritardo di oltre 120 giorni.',
  },
  'us.mortgage.right-help': {
    says: 'Mandi una richiesta completa di aiuto più di 37 giorni prima di una vendita. Devono esaminarla e intanto non possono vendere.',
  },
  'us.mortgage.right-contact': {
    says: 'Chi gestisce il mutuo (servicer) deve dirle per iscritto come avere aiuto entro il 45º giorno di ritardo.',
  },
  'us.mortgage.right-errors': {
    says: 'Se la somma è sbagliata, mandi un avviso di errore (notice of error). Quasi sempre devono rispondere entro 30 giorni lavorativi.',
  },
  'us.mortgage.step-counselor': {
    says: 'Chiami un consulente per la casa approvato da HUD al numero 888-995-4673. È gratis. Non paghi mai chi promette di fermare la vendita forzata (foreclosure).',
  },
  'us.mortgage.option-plan': {
    says: 'Chieda il modulo per un aiuto (loss mitigation). Offra un piano, una pausa o un cambiamento del prestito.',
    title: 'Chiedere un piano per tenere la casa',
    cost: 'Chiedere è gratis',
    time: 'Ora, prima del giorno 120',
    risk: 'La somma dovuta cresce mentre aspetta.',
    bestFor: 'Ha qualche reddito e vuole restare.',
  },
}
