/** The Italian words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_WORDS: Words = {
  'de.penal-order.want': {
    says: 'Un tribunale penale La punisce per iscritto, senza udienza (Strafbefehl).',
  },
  'de.penal-order.warning': {
    says: 'Dopo due settimane vale come una sentenza e può dare precedenti. Chiami ora un avvocato penalista.',
  },
  'de.penal-order.deadline': {
    says: 'Ha due settimane dal giorno sulla busta gialla per opporsi (Einspruch).',
    action: 'Inviare l’opposizione (Einspruch) al tribunale che ha fatto il decreto',
    consequence: 'La pena diventa definitiva come una sentenza.',
  },
  'de.penal-order.right-object': {
    says: 'Può opporsi senza motivi. Poi c’è un’udienza. Può anche opporsi solo alla somma per giorno (Tagessatz).',
  },
  'de.penal-order.right-parts': {
    says: 'È giusto ma troppo in una volta? Chieda alla procura di pagare a rate o di lavorare al suo posto.',
  },
  'de.penal-order.step': {
    says: 'Annoti il giorno sulla busta. Faccia vedere il fascicolo a un avvocato prima di spiegare qualcosa. Un’opposizione si può ritirare dopo.',
  },
  'de.penal-order.option': {
    says: 'Scriva al tribunale: «Ich lege Einspruch ein», il numero, la data e la firma.',
    title: 'Opporsi al decreto penale',
    cost: 'Inviarla è gratis; spese se perde',
    time: 'Due settimane',
    risk: 'Dopo un’udienza la pena può essere più alta.',
    bestFor: 'Non è stato Lei, o la somma non va con il Suo reddito.',
  },
}
