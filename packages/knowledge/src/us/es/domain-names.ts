/** The Spanish words of the rows in ../domain-names.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOMAIN_NAMES_ES: Words = {
  'us.domain.right-proof': {
    says: 'Para quitarle un dominio deben mostrar una marca propia y su mala fe para ganar dinero con él. Una página de opinión honesta, que no vende nada, habla a su favor.',
  },
  'us.domain.right-public-speech': {
    says: 'Una oficina pública no puede hacerle callar porque no le gusta lo que dice. Hablar de asuntos públicos está protegido. Deje claro en la página que no es oficial.',
  },
}
