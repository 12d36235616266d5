/** The formal warning before seizure (precetto), and seizures: what to do. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_WORDS: Words = {
  'it.enforce.step-read': {
    says: 'Cerchi il titolo indicato: decreto o sentenza, data e notifica. Chieda a un avvocato se le è mai arrivato.',
  },
  'it.enforce.step-lawyer': {
    says: 'Vada da un avvocato nei prossimi giorni. Dieci giorni sono pochi.',
  },
  'it.enforce.step-plan': {
    says: "Se lo deve, offra subito un piano all'avvocato. Un accordo prima del pignoramento evita spese.",
  },
  'it.enforce.step-occ': {
    says: 'Se ha molti debiti, vada a un OCC. Un piano davanti al giudice può fermare i pignoramenti.',
  },
}
