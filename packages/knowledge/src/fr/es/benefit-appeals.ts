/** The Spanish words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_ES: Words = {
  'fr.benefit.right-rsa': {
    says: 'Por el RSA escriba al presidente del departamento en dos meses. Solo después puede ir al tribunal administrativo.',
  },
  'fr.benefit.right-housing': {
    says: 'Por la ayuda a la vivienda y la prima de actividad escriba antes a la comisión de recursos de la CAF, en dos meses. Luego, el tribunal administrativo.',
  },
  'fr.benefit.meeting-want': {
    says: 'Le citan a una reunión sobre ayuda y trabajo porque cobra el RSA. Tiene que ir. No hay nada que pagar.',
  },
  'fr.benefit.meeting-rights': {
    says: 'Con un buen motivo puede pedir otro día, y explicarse antes de cualquier recorte.',
  },
  'fr.benefit.meeting-go': {
    says: 'Vaya ese día con esta carta y un documento de identidad. ¿No puede? Llame antes, escriba después el motivo y guarde la prueba.',
  },
  'fr.benefit.meeting-heard': {
    says: 'No pueden recortar su RSA antes de decirle por escrito el motivo y dejarle contestar. Contra un recorte, escriba al presidente del departamento en dos meses.',
  },
}
