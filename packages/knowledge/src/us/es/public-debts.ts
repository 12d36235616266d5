/** The Spanish words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'us.public.want': {
    says: 'Una oficina pública quiere este dinero. Busque por qué, cómo se forma la suma y el último día para disputarla.',
  },
  'us.public.reality': {
    says: 'Lo envió una oficina pública. Muchas pueden tomar una devolución de impuestos, y algunas el sueldo, sin demanda. Actúe antes del último día.',
  },
  'us.public.who': {
    says: 'Es una oficina pública. La ley federal de cobro de deudas no obliga a su personal; cuentan sus propias reglas.',
  },
  'us.public.know-refund': {
    says: 'Antes de tomar una devolución estatal, la mayoría de los estados avisa. A menudo da 30 días para pedir una audiencia.',
  },
  'us.public.right-benefits': {
    says: 'Una ciudad, un condado o un estado no puede tomar su Social Security o SSI por cargos, multas o facturas.',
  },
  'us.public.step-dispute': {
    says: 'Si está mal, escriba antes del último día. Diga por qué, pida una revisión o audiencia y envíe copias.',
  },
  'us.public.step-plan': {
    says: 'Si lo debe, pida un plan de pagos o una suma menor por dificultades. Pídalo por escrito y guarde los recibos.',
  },
  'us.public.option-plan': {
    says: 'Muestre ingresos y gastos. Ofrezca una suma al mes que pueda mantener.',
    title: 'Pedir un plan a la oficina',
    cost: 'Lo que acuerde pagar',
    time: 'Días a semanas',
    risk: 'Si falta un pago, pueden actuar.',
    bestFor: 'Lo debe, pero no puede pagarlo de una vez.',
  },
  'us.public.attorney-general': {
    says: 'En algunos estados el attorney general cobra para oficinas, hospitales y universidades del estado. Pida allí los papeles de la deuda.',
  },
  'us.public.loan-reality': {
    says: 'Es un préstamo estudiantil federal. Pueden tomar parte del sueldo y la devolución de impuestos sin tribunal. Antes deben avisar.',
  },
  'us.public.loan-no-limit': {
    says: 'Un préstamo estudiantil federal no prescribe. Esperar no ayuda; un plan o la rehabilitación (rehabilitation) sí.',
  },
  'us.public.loan-step': {
    says: 'Entre en StudentAid.gov, escrito por usted. Vea sus préstamos y llame al número de allí para un plan.',
  },
  'us.public.federal-pay': {
    says: 'Por una deuda federal pueden tomar como máximo el 15% del sueldo neto. Deben avisar 30 días antes.',
  },
  'us.public.federal-hearing': {
    says: 'Pida por escrito una audiencia antes del día que nombra el aviso. Así no toman sueldo hasta que se decida.',
  },
}
