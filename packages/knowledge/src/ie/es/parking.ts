/** The Spanish words of Ireland: parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_ES: Words = {
  'ie.parking.want': {
    says: 'Un cepo (clamp) o un cargo en terreno privado tiene sus propias reglas.',
  },
  'ie.parking.reality': {
    says: 'Una empresa privada no puede multarle. Puede poner un cepo (clamp) donde lo digan los carteles, y usted puede recurrir.',
  },
  'ie.parking.who': {
    says: 'Una empresa de aparcamiento o de cepos (clamping firm) es privada. La National Transport Authority (NTA) fija sus reglas.',
  },
  'ie.parking.rights': {
    says: 'Puede recurrir a la empresa de aparcamiento, y después a la NTA.',
  },
  'ie.parking.not-yet': {
    says: 'Una carta de aparcamiento privado no trae puntos (penalty points).',
  },
  'ie.parking.right-appeal': {
    says: 'Puede recurrir un cepo (clamp) ante la empresa de aparcamiento en 60 días. Ella tiene 21 días para decidir.',
  },
  'ie.parking.right-second': {
    says: 'Si dice que no, puede recurrir a la NTA en los 30 días desde esa respuesta.',
  },
  'ie.parking.right-refund': {
    says: 'Si gana el recurso, deben devolverle lo que pagó por soltar el coche.',
  },
  'ie.parking.first': {
    says: 'Tiene 60 días desde el cepo (clamp) para recurrir. Contamos desde la fecha del aviso.',
    action: 'Recurrir a la empresa de aparcamiento',
    consequence: 'Entonces pierde también el recurso a la NTA.',
  },
  'ie.parking.step-photo': {
    says: 'Haga fotos del coche, los carteles y su tique.',
  },
  'ie.parking.step-appeal': {
    says: 'Envíe el recurso por escrito con sus pruebas.',
  },
  'ie.parking.step-who': {
    says: 'Mire quién lo envió. Un aviso del ayuntamiento (council) es una multa pública con sus propias fechas.',
  },
  'ie.parking.opt-appeal': {
    title: 'Recurrir',
    says: 'Primero a la empresa, después a la NTA.',
    cost: 'Gratis.',
    time: '60 días, después 30 días.',
    risk: 'Bajo.',
    bestFor: 'Había pagado, o los carteles no eran claros.',
  },
  'ie.parking.opt-pay': {
    title: 'Pagar',
    says: 'Pague para soltar el coche, y recurra igual.',
    cost: 'El cargo.',
    time: 'Ahora.',
    risk: 'Ninguno.',
    bestFor: 'Su coche tiene un cepo (clamp).',
  },
  'ie.parking.right-signs': {
    says: 'Los carteles deben avisar del cepo y de su precio. En terreno privado la ley limita lo que cobran por soltar el coche.',
  },
  'ie.parking.right-two-appeals': {
    says: 'Puede recurrir ante la empresa del aparcamiento en 60 días, aunque ya haya pagado. Si dice que no, recurra ante la NTA en 30 días.',
  },
  'ie.parking.right-fair-terms': {
    says: 'Un cargo en terreno privado se basa en un contrato. Un cartel poco claro, o una suma demasiado alta, puede no obligarle.',
  },
}
