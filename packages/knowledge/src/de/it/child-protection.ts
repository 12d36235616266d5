/** The Italian words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_IT: Words = {
  'de.youth.want': {
    says: 'Qualcuno ha segnalato al servizio minori (Jugendamt) una preoccupazione per suo figlio. Per legge deve verificare.',
  },
  'de.youth.reality': {
    says: 'Di regola deve prima parlare con Lei e offrire aiuto. In un pericolo urgente può prendere subito il bambino. Ma solo un tribunale della famiglia può togliere diritti ai genitori.',
  },
  'de.youth.right-help': {
    says: 'Chieda un aiuto a casa, come un’assistenza familiare (Hilfe zur Erziehung). Se Suo figlio ne ha bisogno, ne ha diritto, e può dire chi deve darlo.',
  },
  'de.youth.right-support': {
    says: 'Può portare una persona di fiducia a ogni colloquio e chiedere di vedere il fascicolo. Chi ha segnalato può restare segreto.',
  },
  'de.youth.right-visit': {
    says: 'Senza un ordine del tribunale non deve farli entrare. Solo in un pericolo urgente può entrare lo stesso la polizia. Una visita tranquilla spesso chiude la cosa; un no può portarla al tribunale.',
  },
  'de.youth.right-taken': {
    says: 'Bambino preso in carico (Inobhutnahme)? Dica subito no per iscritto. Allora devono ridarlo o andare dal giudice senza indugio.',
  },
  'de.youth.step': {
    says: 'Vada al colloquio o chieda per iscritto un altro giorno. Annoti ciò che va bene e chieda che cosa è stato segnalato. Un avvocato o la Caritas può venire.',
  },
}
