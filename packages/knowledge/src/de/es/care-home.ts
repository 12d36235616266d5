/** The Spanish words of the rows in ../care-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_ES: Words = {
  'de.care-home.want': {
    says: 'La residencia quiere más dinero y suele pedir su consentimiento.',
  },
  'de.care-home.reality': {
    says: 'Debe la nueva suma cuatro semanas después de una carta bien motivada, no antes.',
  },
  'de.care-home.right-reasons': {
    says: 'La carta debe mostrar sumas viejas y nuevas por partida y el motivo. Puede ver sus cálculos.',
  },
  'de.care-home.right-fair': {
    says: 'La subida y el total deben ser justos. Los jueces suelen exigir su consentimiento: no firme deprisa.',
  },
  'de.care-home.right-leave': {
    says: 'Puede rescindir para el día en que empieza la subida.',
  },
  'de.care-home.step': {
    says: 'Pida los cálculos por escrito. Pague con reserva si duda. Pida ayuda a la oficina social.',
  },
  'de.care-home.option': {
    says: 'Diga que no acepta antes de ver las cifras.',
    title: 'Pedir antes las cifras',
    cost: 'Gratis.',
    time: 'Antes de la subida.',
    risk: 'La residencia puede demandar.',
    bestFor: 'La subida es grande o poco clara.',
  },
}
