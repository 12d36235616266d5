/** Phone and internet firms that raise a price: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_TELECOMS_ES: Words = {
  'de.price.telecom-right-end': {
    says: 'Puede terminar el contrato por la subida, gratis y sin preaviso, en tres meses desde esta carta. Acaba como pronto el día de la subida.',
  },
  'de.price.telecom-deadline': {
    says: 'Los tres meses corren desde que llegó la carta. Para más seguridad se cuenta desde su fecha.',
    action: 'Terminar el contrato por la subida, si quiere irse',
    consequence: 'El derecho especial de salida se acaba. El contrato sigue al precio nuevo.',
  },
  'de.price.telecom-right-told': {
    says: 'Deben avisarle como mínimo un mes y como máximo dos meses antes, en una forma que pueda guardar.',
  },
  'de.price.telecom-step': {
    says: 'Compare otras tarifas. Para conservar número o línea, deje el cambio a la nueva empresa, pero cuide los tres meses.',
  },
  'de.price.telecom-option-leave': {
    says: 'Nombre el cambio de precio y el § 57 TKG. Pida confirmación.',
    title: 'Terminar el contrato por la subida',
    cost: 'Gratis. Quizá deba devolver o pagar un móvil o un router.',
    time: 'En tres meses desde esta carta.',
    risk: 'Conserve la línea hasta que funcione la nueva.',
    bestFor: 'Otra empresa es más barata.',
  },
}
