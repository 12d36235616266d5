/** The Spanish words of the rows in ../city-code.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_CODE_ES: Words = {
  'us.public.right-code': {
    says: 'La ciudad debe nombrar la regla, darle tiempo para arreglarlo y dejarle apelar o ser oído antes de que la multa sea firme.',
  },
  'us.public.right-code-fine': {
    says: 'Una multa no debe ser desmedida, y exige aviso y audiencia.',
  },
  'us.public.want-code': {
    says: 'La ciudad dice que su propiedad viola una regla y quiere que lo arregle antes de un día.',
  },
  'us.public.step-code': {
    says: 'Arréglelo si puede y envíe fotos. Si necesita tiempo o no está de acuerdo, pídalo por escrito antes de la fecha.',
  },
  'us.public.option-code': {
    says: 'Pida a la ciudad más tiempo o una audiencia.',
    title: 'Pedir tiempo o audiencia',
    cost: 'Gratis o una tasa pequeña',
    time: 'Antes de la fecha del aviso',
    risk: 'Las multas diarias pueden seguir. Pida que paren mientras tanto.',
    bestFor: 'No puede arreglarlo a tiempo o no es verdad.',
  },
}
