/** Letters on data that others may have seen: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_ES: Words = {
  'ch.data.reality': {
    says: 'Le dicen que otros pueden haber visto sus datos. No debe nada. Actúe ya para que nadie abuse de ellos.',
  },
  'ch.data.step-first': {
    says: 'Cambie la contraseña allí y donde usó la misma. Abra la web usted, no por un enlace. Vigile su cuenta.',
  },
  'ch.data.right-told': {
    says: 'Tras una fuga puede preguntar qué datos suyos tiene la empresa y qué se perdió. Debe responder gratis, en general en 30 días.',
  },
}
