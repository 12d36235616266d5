/** The Italian words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_IT: Words = {
  'nz.ask.no-will': {
    says: 'Marito, moglie o compagno riceve le cose di casa, una prima somma fissa e un terzo del resto. I figli si dividono gli altri due terzi. Senza compagno i figli si dividono tutto. Qualcuno deve chiedere alla High Court i poteri (letters of administration).',
    dependsOn: 'quali parenti restano',
  },
  'nz.ask.will-dispute': {
    says: 'Chieda per iscritto una copia all’esecutore (executor). Dopo il probate può avere il testamento dalla High Court. Un figlio può chiedere al tribunale un giusto sostegno dall’eredità, e far valere una promessa per lavoro fatto. Per lo più ha 12 mesi dal probate.',
  },
  'nz.ask.executor-slow': {
    says: 'L’esecutore (executor) deve agire per tutti e informarvi. Di solito può aspettare sei mesi dopo il probate prima di pagare; un anno in tutto è normale. Chieda per iscritto testamento, elenco, conti e data. Se vive nella casa, di norma deve un affitto all’eredità. Altrimenti la High Court può ordinarlo o nominare un altro. Veda un avvocato.',
  },
}
