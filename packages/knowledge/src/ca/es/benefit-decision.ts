/** The Spanish words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_ES: Words = {
  'ca.decided.right-again': {
    says: 'Puede pedir una reconsideración gratis: 90 días para CPP u OAS, 30 días para EI.',
  },
  'ca.decided.right-tribunal': {
    says: 'Si sigue siendo no, decide el Social Security Tribunal. Para ayudas de una provincia, pida su revisión.',
  },
  'ca.decided.step': {
    says: 'Busque el motivo y el último día. Envíe prueba que responda, como una nota del médico.',
  },
  'ca.tribunal.right-part': {
    says: 'La audiencia es gratis. Alguien puede ayudarle o hablar por usted, con intérprete si lo pide.',
  },
  'ca.tribunal.right-change': {
    says: 'Puede pedir otro día u otro modo, como el teléfono, por un buen motivo. Pídalo pronto.',
  },
  'ca.tribunal.right-after': {
    says: 'Recibe la decisión escrita con motivos. La carta dice si puede apelar y hasta cuándo.',
  },
  'ca.tribunal.step': {
    says: 'Lea el expediente. Envíe más pruebas a tiempo y escriba sus tres puntos.',
  },
  'ca.tribunal.warn': { says: 'Acuda ese día. Si no va, pueden decidir sin usted.' },
}
