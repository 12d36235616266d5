/** The Spanish words of the rows in ../immigration-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_NOTICES_ES: Words = {
  'us.immigration.right-evidence': {
    says: 'Tiene el plazo del aviso, como mucho 12 semanas, para contestar una solicitud de pruebas. Envíe todo junto: no dan más tiempo.',
  },
  'us.immigration.step-evidence': {
    says: 'Ponga el aviso encima, envíelo para que llegue a tiempo y guarde prueba. Pida antes ayuda acreditada o de un abogado.',
  },
  'us.immigration.right-refusal': {
    says: 'Casi toda negativa se puede apelar o revisar en 30 días, o 33 si llegó por correo. El aviso dice cuál.',
  },
  'us.immigration.right-hearing': {
    says: 'Tiene derecho a una audiencia, a un abogado que usted pague, a ver las pruebas y a un intérprete.',
  },
  'us.immigration.step-hearing': {
    says: 'Vaya a cada audiencia: si falta, el juez puede ordenar su salida. Avise a la corte cada nueva dirección en cinco días.',
  },
}
