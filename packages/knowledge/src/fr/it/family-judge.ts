/** The Italian words of the rows in ../family-judge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_JUDGE_IT: Words = {
  'fr.jaf.want': {
    says: 'L’altro genitore chiede al giudice (JAF) di decidere dove vive il bambino, chi lo vede o cosa paga lei.',
  },
  'fr.jaf.right-interest': {
    says: 'Di solito entrambi i genitori tengono l’autorità, e il giudice guarda solo al bene del figlio: abitudini, accordi, rispetto dell’altro, violenze. Il figlio può chiedere di essere sentito.',
  },
  'fr.jaf.right-sum': {
    says: 'L’assegno segue i mezzi di ciascuno e i bisogni del bambino. Può cambiare se c’è un fatto nuovo.',
  },
  'fr.jaf.right-lawyer': {
    says: 'L’avvocato di solito non è obbligatorio, ma aiuta: il gratuito patrocinio paga con poco reddito. Se non viene, si decide senza lei. Appello di solito entro un mese.',
  },
  'fr.jaf.step': {
    says: 'Porti redditi, affitto e spese, un piano per scuola e vacanze, e come cura il bambino. Mandi copie prima.',
  },
}
