/** The Italian words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_IT: Words = {
  'de.youth.want': {
    says: 'Qualcuno ha segnalato al servizio minori (Jugendamt) una preoccupazione per suo figlio. Per legge deve verificare.',
  },
  'de.youth.reality': {
    says: 'Prima devono parlarle e offrire aiuto. Solo un tribunale per la famiglia può togliere diritti ai genitori.',
  },
  'de.youth.right-help': {
    says: 'Ha diritto a un aiuto a casa, come un educatore familiare (Hilfe zur Erziehung). Può scegliere da chi.',
  },
  'de.youth.right-support': {
    says: 'Può portare una persona di fiducia a ogni colloquio e chiedere di vedere il fascicolo.',
  },
  'de.youth.right-visit': {
    says: 'Senza ordine di un giudice non deve farli entrare. Ma una visita serena spesso chiude la cosa; un no può portare al giudice.',
  },
  'de.youth.right-taken': {
    says: 'Bambino preso in carico (Inobhutnahme)? Dica subito no per iscritto. Allora devono ridarlo o andare dal giudice senza indugio.',
  },
  'de.youth.step': {
    says: 'Vada al colloquio o chieda per iscritto un altro giorno. Annoti ciò che va bene e chieda che cosa è stato segnalato. Un avvocato o la Caritas può venire.',
  },
}
