/** Court enforcement in Northern Ireland: the Enforcement of Judgments Office. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_NORTHERN_IRELAND_ES: Words = {
  'gb.bailiff.ni-who': {
    says: 'En Irlanda del Norte una oficina pública ejecuta las sentencias: la Enforcement of Judgments Office. Los agentes privados (bailiffs) no lo hacen.',
  },
  'gb.bailiff.ni-wants': {
    says: 'Alguien tiene una sentencia y quiere cobrarla. Si sigue sin pagarse, la oficina puede actuar contra sus bienes, sueldo o cuenta.',
  },
  'gb.bailiff.ni-rights': {
    says: 'Todavía puede acordar un plan con la persona a quien debe. En la fase de aviso, hable con ella, no con la oficina.',
  },
  'gb.bailiff.ni-reality': {
    says: 'La oficina mira lo que usted puede pagar. Puede ordenar pagos a plazos en vez de llevarse bienes.',
  },
  'gb.bailiff.ni-step-pay': {
    says: 'Contacte con la persona a quien debe en un plazo de 10 días desde el aviso de ejecución (notice of intention to enforce). Pague, u ofrezca un plan por escrito.',
  },
  'gb.bailiff.ni-step-advice': {
    says: 'Pida ayuda gratuita a Advice NI en el 0800 915 4604. Vaya a cualquier reunión a la que le llame la oficina.',
  },
  'gb.bailiff.ni-option-plan': {
    says: 'Ofrezca un plan antes de que el caso pase a la oficina de ejecución, para evitar sus costes.',
    title: 'Acordar un plan con la persona a quien debe',
    cost: 'Lo que ofrezca',
    time: 'En un plazo de 10 días desde el aviso',
    risk: 'Si no hay acuerdo, se añaden costes de ejecución.',
    bestFor: 'Debe la deuda y puede pagar poco a poco.',
  },
  'gb.bailiff.ni-option-help': {
    says: 'Un asesor puede rellenar los formularios sobre su dinero y hablar por usted.',
    title: 'Pedir consejo gratuito sobre deudas',
    cost: 'Gratis',
    time: 'Una llamada',
    risk: 'Ninguno, pero los 10 días siguen corriendo.',
    bestFor: 'No puede pagar, o tiene otras deudas.',
  },
  'gb.bailiff.ni-warning': {
    says: 'Si la oficina le llama a una entrevista y no va, pueden detenerle y llevarle. Vaya, y lleve sus papeles.',
  },
}
