/** The Spanish words of the rows in ../eviction-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDERED_ES: Words = {
  'be.home.reality-judged': {
    says: 'Un juez ha decidido, así que es urgente. Vea hoy al CPAS y a un abogado gratis.',
  },
  'be.home.warn-judged': {
    says: 'El agente judicial (huissier) puede fijar un día. Pida ahora una vivienda al CPAS y a un abogado más tiempo.',
  },
  'be.home.judged-brussels': {
    says: 'En Bruselas la mayoría de los desalojos no pueden hacerse del 1 de noviembre al 15 de marzo.',
  },
  'be.home.judged-cpas': {
    says: 'Llame hoy a su CPAS (OCMW). Pida ayuda para una vivienda y para hablar.',
  },
  'be.home.judged-month': {
    says: 'Tiene casi siempre un mes desde la entrega antes de un desalojo. El agente judicial (huissier) debe decirle antes el día.',
  },
}
