/** The Italian words of the rows in ../utility-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_STEPS_WORDS: Words = {
  'de.supply.step-plan': {
    says: 'Chieda oggi per iscritto al fornitore un piano per evitare il distacco (Abwendungsvereinbarung). Nella fornitura di base deve offrirlo entro una settimana.',
  },
  'de.supply.step-meter': {
    says: 'Legga il contatore e faccia una foto. La confronti con la bolletta. Il consumo era stimato?',
  },
  'de.supply.step-vulnerable': {
    says: "In casa c'è un neonato, un malato, un anziano o un disabile? Lo dica al fornitore per iscritto. Allora un distacco può essere illegale.",
  },
  'de.supply.step-current': {
    says: 'Paghi da ora la somma mensile corrente. Il piano vale solo finché lo fa.',
  },
  'de.supply.step-object': {
    says: 'Reclami per iscritto con i motivi. Il fornitore deve rispondere entro quattro settimane. Poi può andare alla Schlichtungsstelle Energie.',
  },
}
