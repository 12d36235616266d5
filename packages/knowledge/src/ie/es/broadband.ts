/** Phone and internet contracts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADBAND_ES: Words = {
  'ie.broadband.right-leave': {
    says: 'Un contrato puede atarle 24 meses como mucho. Puede irse sin coste si el servicio queda muy por debajo de lo prometido, o si cambian las condiciones.',
  },
  'ie.broadband.right-service': {
    says: 'El servicio debe ser cuidado y como se acordó. Si no, pida que lo arreglen, o dinero.',
  },
}
