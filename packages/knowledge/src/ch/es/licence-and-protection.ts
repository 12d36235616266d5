/** The Spanish words of the rows in ../licence-and-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_AND_PROTECTION_ES: Words = {
  'ch.licence.want': {
    says: 'La oficina de tráfico le quita el permiso por un tiempo, o lo piensa. Es aparte de la multa.',
  },
  'ch.licence.right-length': {
    says: 'La duración depende de la gravedad: casi siempre un mes en casos medios, tres en graves, más si se repite. La necesidad laboral cuenta, pero no por debajo del mínimo.',
  },
  'ch.licence.right-heard': {
    says: 'Deben oírle antes y dar razones. Casi siempre tiene 30 días para recurrir; los hechos se discuten en lo penal: opóngase allí a tiempo.',
  },
  'ch.protect.want': {
    says: 'La autoridad (KESB) estudia si usted o su hijo necesita ayuda legal (Beistandschaft).',
  },
  'ch.protect.right-heard': {
    says: 'Debe oírle en persona. La medida debe ser necesaria y adecuada: poder propio, familia o ayuda libre van antes. Puede proponer a la persona, ver el expediente y llevar abogado.',
  },
  'ch.protect.right-appeal': {
    says: 'Contra la decisión tiene 30 días para ir al juez, diez contra una medida urgente. También puede un allegado.',
  },
  'ch.protect.step': {
    says: 'Pida por escrito el expediente y más tiempo si lo necesita. Escriba antes lo que opina, con papeles.',
  },
}
