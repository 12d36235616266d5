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
    says: 'Por regla general deben oírle primero y dar razones por escrito. Suele tener 30 días para recurrir; una disputa sobre los hechos va en el caso penal: opóngase allí a tiempo.',
  },
  'ch.protect.want': {
    says: 'La autoridad (KESB) estudia si usted o su hijo necesita ayuda legal (Beistandschaft).',
  },
  'ch.protect.right-heard': {
    says: 'Por regla general debe oírle en persona. Una medida debe ser necesaria y adecuada: un poder propio, la familia o la ayuda libre van antes. Puede nombrar a la persona, ver el expediente y llevar abogado.',
  },
  'ch.protect.right-appeal': {
    says: 'Contra la decisión tiene 30 días para ir al juez, diez contra una medida urgente. También puede un allegado.',
  },
  'ch.protect.step': {
    says: 'Pida por escrito el expediente y más tiempo si lo necesita. Escriba antes lo que opina, con papeles.',
  },
}
