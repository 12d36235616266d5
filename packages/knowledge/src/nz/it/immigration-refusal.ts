/** The Italian words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_IT: Words = {
  'nz.denied.right-again': {
    says: 'Se è in Nuova Zelanda con un visto temporaneo valido, può chiedere una volta un nuovo esame. Ha 14 giorni dalla lettera.',
  },
  'nz.denied.right-appeal': {
    says: 'Per un visto di residenza (residence visa) di solito può fare appello all’Immigration and Protection Tribunal entro 42 giorni.',
  },
  'nz.denied.right-humanitarian': {
    says: 'Se il Suo visto è finito, può fare appello per motivi umanitari (humanitarian grounds) entro 42 giorni dalla fine. I motivi devono essere molto forti.',
  },
  'nz.denied.right-reasons': { says: 'Può chiedere i motivi e il fascicolo.' },
  'nz.denied.warn-stay': {
    says: 'Controlli l’ultimo giorno del visto che ha. Quando finisce deve partire, e questi tempi sono rigidi.',
  },
  'nz.denied.step-date': {
    says: 'Scriva il giorno in cui ha ricevuto la lettera. Risponda a ogni motivo con prove nuove.',
  },
  'nz.denied.step-help': {
    says: 'Si faccia aiutare questa settimana da un avvocato, da Community Law o da un consulente con licenza (licensed immigration adviser). Altri non possono consigliarla.',
  },
  'nz.denied.option-appeal': {
    says: 'Usi il modulo che la lettera indica, e lo mandi con le Sue prove prima dell’ultimo giorno.',
    title: 'Chiedere un nuovo esame, o fare appello',
    cost: 'Una tassa nella maggior parte dei casi.',
    time: 'Da settimane a molti mesi.',
    risk: 'Di solito ha una sola possibilità.',
    bestFor: 'Può mostrare prove che mancavano.',
  },
}
