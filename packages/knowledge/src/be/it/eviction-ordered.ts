/** The Italian words of the rows in ../eviction-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDERED_IT: Words = {
  'be.home.reality-judged': {
    says: 'Un giudice ha deciso, quindi è urgente. Veda oggi il CPAS e un avvocato gratis.',
  },
  'be.home.warn-judged': {
    says: 'L’ufficiale giudiziario (huissier) può fissare un giorno. Chieda ora una casa al CPAS e più tempo a un avvocato.',
  },
  'be.home.judged-brussels': {
    says: 'A Bruxelles quasi tutti gli sfratti non possono avvenire dal 1 novembre al 15 marzo.',
  },
  'be.home.judged-cpas': {
    says: 'Chiami oggi il Suo CPAS (OCMW). Chieda aiuto per una casa e per i colloqui.',
  },
  'be.home.judged-month': {
    says: 'Ha quasi sempre un mese dalla consegna prima di uno sfratto. L’ufficiale giudiziario (huissier) deve dirle prima il giorno.',
  },
}
