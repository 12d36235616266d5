/** The Italian words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_IT: Words = {
  'au.denied.right-reasons': {
    says: 'La lettera deve dare i motivi, dire se può chiedere un riesame (review) al tribunale (tribunal), ed entro quando.',
  },
  'au.denied.right-review': {
    says: 'Per la maggior parte dei visti rifiutati in Australia ha 28 giorni per rivolgersi all’Administrative Review Tribunal. In alcuni casi sono meno.',
  },
  'au.denied.warn-strict': {
    says: 'Il tempo per il riesame (review) è rigido. Il tribunale non può darle di più, nemmeno un giorno.',
  },
  'au.denied.warn-stay': {
    says: 'Controlli quando finisce il Suo visto provvisorio (bridging visa). Senza un visto può essere trattenuto, e un nuovo visto diventa più difficile.',
  },
  'au.denied.step-date': {
    says: 'Calcoli l’ultimo giorno dal giorno in cui ha ricevuto la lettera. Un’e-mail conta dal giorno in cui è stata mandata.',
  },
  'au.denied.option-review': {
    says: 'Faccia domanda online in tempo e mandi prove su ogni motivo. Può aggiungere altre carte più tardi.',
    title: 'Chiedere un riesame (review) al tribunale (tribunal)',
    cost: 'Una tassa alta per la maggior parte dei visti. Chieda di pagare la metà se non può.',
    time: 'Molti mesi, spesso di più.',
    risk: 'Se perde, perde anche la tassa.',
    bestFor: 'Può mostrare che rispetta la regola.',
  },
  'au.denied.not-yet': {
    says: 'Il Suo visto non è ancora annullato. Prima devono leggere la Sua risposta.',
  },
  'au.denied.right-comment': {
    says: 'Può dire perché non c’è motivo, e perché il Suo visto dovrebbe restare in ogni caso.',
  },
  'au.denied.step-comment': {
    says: 'Risponda per iscritto entro il giorno nell’avviso, con le prove. Se il tempo è poco, chieda più tempo prima di quel giorno.',
  },
  'au.denied.step-help': {
    says: 'Chieda aiuto questa settimana a un avvocato, al patrocinio gratuito (legal aid) o a un agente registrato (registered migration agent). Nessun altro può darlo a pagamento.',
  },
}
