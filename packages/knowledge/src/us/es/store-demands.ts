/** The Spanish words of the rows in ../store-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STORE_DEMANDS_ES: Words = {
  'us.store.want': {
    says: 'Una tienda o su bufete quiere dinero porque dice que se llevaron mercancía.',
  },
  'us.store.right-proof': {
    says: 'La suma no puede pasar de lo que fija la ley del estado. La tienda debe probar en la corte el hecho y su pérdida si usted no paga.',
  },
  'us.store.right-apart': {
    says: 'Pagar no termina un caso penal, y la carta no puede prometerlo ni amenazar con ello.',
  },
  'us.store.step': {
    says: 'No llame ni explique lo que pasó. Si puede haber un caso penal, hable antes con un abogado.',
  },
  'us.store.option': {
    says: 'Pida por escrito la ley, la mercancía y la suma, y no admita nada.',
    title: 'Pedir prueba por escrito',
    cost: 'Gratis',
    time: 'Antes de la fecha de la carta',
    risk: 'La tienda puede demandar. Pocas veces lo hace.',
    bestFor: 'La mercancía se devolvió o no es verdad.',
  },
  'us.check.right-bounced': {
    says: 'La ley del estado limita el cargo por un cheque devuelto y casi siempre da días para pagar antes de deber más. Un error no es delito.',
  },
  ...stateWords('store-demand', {
    AZ: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    CA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    FL: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    GA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    IL: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    MA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    MI: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    NC: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    NJ: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    NY: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    OH: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    PA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    TX: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    VA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    WA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
  }),
}
