/** Un formulario de revisión de una ayuda: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REVIEW_ES: Words = {
  'gb.benefit-review.no-decision': {
    says: 'Esto no es una decisión. Por regla el dinero sigue mientras miran el formulario.',
  },
  'gb.benefit-review.step-fill': {
    says: 'Rellene todo el formulario, como si no supieran nada de usted. No ponga solo «sin cambios».',
  },
  'gb.benefit-review.step-days': {
    says: 'Describa días buenos y malos, cada cuánto, y qué ayuda necesita. Diga qué es peligroso, lento o doloroso.',
  },
  'gb.benefit-review.step-proof': {
    says: 'Añada copias de cartas de médicos o cuidadores. Copie todo el formulario y guarde la prueba de envío.',
  },
  'gb.benefit-review.right-time': {
    says: 'Puede pedir más tiempo. Llame antes del día de la carta y apunte el nuevo día y el nombre.',
  },
  'gb.benefit-review.right-late': {
    says: 'Si llega tarde con buen motivo, como enfermedad, envíelo y dígalo. Deben mirar el motivo y su salud.',
  },
  'gb.benefit-review.right-assessment': {
    says: 'Si hay una evaluación, puede ir acompañado. Puede pedirla por teléfono, en casa o con grabación.',
  },
  'gb.benefit-review.right-challenge': {
    says: 'Si la nueva decisión es errónea, pida en un mes que la revisen. Después puede ir a un tribunal gratuito.',
  },
  'gb.benefit-review.work-right': {
    says: 'Diga también si trabajar, o tener que buscar, pondría su salud en peligro real. Eso cuenta además de los puntos.',
  },
  'gb.benefit-review.scotland-right': {
    says: 'Si la nueva decisión es errónea, pida otra (re-determination) en 42 días. Luego puede apelar en 31 días.',
  },
  'gb.benefit-review.warning': {
    says: 'Sin formulario ni buen motivo, la ayuda puede parar. Llame hoy si no puede con ello.',
  },
  'gb.benefit-review.insight': {
    says: 'Una revisión puede subir, mantener o bajar la ayuda.',
    actionable: 'Nombre todo lo que es más difícil desde el último formulario.',
  },
  'gb.benefit-review.option-help': {
    says: 'Pida cita antes de ese día a Citizens Advice, un Law Centre o una asociación de su enfermedad.',
    title: 'Rellenarlo con un asesor gratuito',
    cost: 'Nada.',
    time: 'Una o dos horas.',
    risk: 'Hay pocas citas. Pida más tiempo si debe esperar.',
    bestFor: 'El formulario es largo o difícil.',
  },
  'gb.benefit-review.option-send': {
    says: 'Envíelo unos días antes, o en línea si la carta lo permite.',
    title: 'Enviar a tiempo el formulario y las pruebas',
    cost: 'Nada.',
    time: 'Unas horas en varios días.',
    risk: 'Pocas palabras pueden restar puntos.',
    bestFor: 'Puede contar sus días usted mismo.',
  },
  'gb.benefit-asks.want': {
    says: 'La oficina le pide que muestre o envíe algo. No es una decisión y no se pide devolver dinero.',
  },
  'gb.benefit-asks.rights': {
    says: 'Para una solicitud nueva suele tener un mes, o más si lo aceptan. Para una ayuda que ya cobra pueden ser 14 días. Pida más tiempo antes del día si lo necesita.',
  },
  'gb.benefit-asks.step-send': {
    says: 'Haga lo que pide antes del día. Vaya a la oficina, use el correo o su propia cuenta, y guarde una prueba.',
  },
  'gb.benefit-asks.step-time': {
    says: 'Si no puede a tiempo, dígalo y diga por qué antes del día. Si cierran la solicitud, pida en un mes que la miren de nuevo.',
  },
}
