/** Questions about pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_ES: Words = {
  'us.ask-work.overtime': {
    says: 'La mayoría de los trabajadores recibe una vez y media su pago después de 40 horas por semana. Quien tiene salario fijo lo pierde solo con ciertas tareas y al menos $684 por semana. Algunos estados exigen más.',
    dependsOn: 'sus tareas y cómo le pagan',
  },
  'us.ask-work.minimum-wage': {
    says: 'El salario mínimo federal es $7.25 por hora. La mayoría de los estados tiene uno más alto, y entonces vale ese. Mire la página de la oficina laboral de su estado.',
  },
  'us.ask-work.tips': {
    says: 'Un empleador, gerente o supervisor no puede quedarse con sus propinas. Repartirlas entre los trabajadores puede ser legal.',
  },
  'us.ask-work.no-w2': {
    says: 'La empresa debe enviarlo antes del 31 de enero. Pídalo por escrito. Desde fines de febrero llame al IRS, que le escribe. Si no llega, declare a tiempo con el formulario 4852 y su último talón de pago.',
  },
  'us.ask-work.pay-cut': {
    says: 'En la mayoría de los estados pueden bajar el sueldo para el trabajo futuro, nunca por horas ya trabajadas ni bajo el mínimo. Algunos piden aviso: Missouri 30 días, New York siete. Si recortaron horas viejas, reclame gratis (wage claim).',
    dependsOn: 'su contrato, su estado y cuándo trabajó',
  },
  'us.ask-everyday.hours-cut': {
    says: 'En casi todos los estados pueden bajar sus horas futuras, pero deben pagar todo lo trabajado. Pida desempleo parcial. Un contrato o el sindicato puede impedirlo.',
    dependsOn: 'su contrato y su estado',
  },
}
