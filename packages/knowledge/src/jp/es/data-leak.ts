/** Letters on data that others may have seen: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_ES: Words = {
  'jp.data.reality': {
    says: 'Le dicen que otros pueden haber visto sus datos. No debe nada. Actúe ya para que nadie abuse de ellos.',
  },
  'jp.data.step-first': {
    says: 'Cambie la contraseña allí y donde usó la misma. Abra la web usted, no por un enlace. Vigile su cuenta.',
  },
  'jp.data.right-harm': {
    says: 'Una fuga puede dar derecho a daños, también solo por la angustia. Las sumas son pequeñas. Si usaron su tarjeta, avise ya a la empresa; casi siempre cubre los 60 días previos.',
  },
  'jp.data.right-told': {
    says: 'Tras una fuga la empresa debe informarle. Puede pedir qué datos tiene y que deje de usarlos. Cambie sus contraseñas.',
  },
}
