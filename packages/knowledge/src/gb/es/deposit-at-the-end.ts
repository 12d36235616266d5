/** A letter about rent or the end of a tenancy that keeps money from the deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AT_THE_END_ES: Words = {
  'gb.deposit-end.right-scheme': {
    says: 'Puede decir no a cada suma. El sistema de fianzas (deposit scheme) decide entonces, gratis. No paga el desgaste normal, ni cosas nuevas en lugar de viejas.',
  },
  'gb.deposit-end.right-protected': {
    says: 'La fianza debía entrar en un sistema en 30 días, con papeles que digan cuál. Si no, un juez puede darle de una a tres veces la fianza.',
  },
  'gb.deposit-end.right-fees': {
    says: 'No pueden cobrar una tarifa fija por limpieza o por la salida. La vivienda solo debe estar tan limpia como cuando llegó.',
  },
  'gb.deposit-end.right-scotland': {
    says: 'Puede rechazar cada suma, y el sistema decide gratis. Si la fianza no entró en un sistema en 30 días hábiles, el tribunal puede dar hasta tres veces la fianza.',
  },
  'gb.deposit-end.right-ni': {
    says: 'Puede rechazar cada suma, y el sistema decide gratis. Si la fianza no entró en un sistema en 28 días, dígalo al ayuntamiento.',
  },
}
