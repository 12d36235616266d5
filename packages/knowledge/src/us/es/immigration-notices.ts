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
  'us.immigration.want-refusal': {
    says: 'La oficina de inmigración dice no a su formulario y da sus razones. El aviso dice qué puede hacer y hasta cuándo.',
  },
  'us.immigration.step-refusal': {
    says: 'Vea esta semana a un abogado de inmigración o a un ayudante acreditado. Lleve el aviso y todo su expediente, y anote el último día para el formulario I-290B.',
  },
  'us.immigration.right-status': {
    says: 'Desde 180 días de estancia ilegal, salir puede impedirle volver por tres años; desde un año, por diez. Pregunte a un abogado antes de actuar.',
  },
  'us.visa.want': {
    says: 'El consulado no da la visa ahora. 221(g) significa que faltan papeles o revisiones. 214(b) significa que duda de que usted regrese.',
  },
  'us.visa.right': {
    says: 'La negativa debe nombrar la sección de la ley. Casi nunca se puede apelar, pero puede enviar los papeles o pedirla otra vez con pruebas nuevas.',
  },
  'us.visa.step': {
    says: 'Envíe lo que pide el consulado dentro de un año. Nunca oculte una negativa en otro formulario: una respuesta falsa puede cerrarle la puerta para siempre.',
  },
}
