/** The Spanish words of the rows in ../nationality.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONALITY_ES: Words = {
  'fr.nationality.want': {
    says: 'El prefecto rechaza o aplaza (ajournement) su naturalización.',
  },
  'fr.nationality.reality': {
    says: 'Al acabar el aplazamiento puede solicitarlo otra vez. Su estancia no cambia.',
  },
  'fr.nationality.deadline': {
    says: 'Tiene dos meses desde la carta para escribir al ministro (Sous-direction de l’accès à la nationalité). Sin esto no hay tribunal.',
    action: 'Escribir al ministro por carta certificada',
    consequence: 'La decisión será firme.',
  },
  'fr.nationality.right-court': {
    says: 'Cuatro meses sin respuesta son un no. Luego tiene dos meses para el tribunal administrativo de Nantes.',
  },
  'fr.nationality.right-reasons': {
    says: 'La decisión debe ser motivada. Puede pedir su expediente.',
  },
  'fr.nationality.step': {
    says: 'Responda a cada motivo con pruebas: trabajo, impuestos pagados, francés, familia. Envíe solo copias.',
  },
  'fr.nationality.option': {
    says: 'Pregunte a una asociación como La Cimade o el Gisti, o a un abogado.',
    title: 'Pida consejo',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Duda entre recurrir o esperar.',
  },
}
