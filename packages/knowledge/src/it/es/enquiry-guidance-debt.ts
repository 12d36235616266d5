/** First steps, rights and ways out for questions about debts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_WORDS: Words = {
  'it.guide.step-debt-dates': {
    says: 'Busque fechas. Un papel del juzgado tiene un último día: 40 días para una orden, diez para un requerimiento (precetto). Atienda ese primero.',
  },
  'it.guide.step-debt-check': {
    says: 'Antes de pagar o reconocer algo, compruebe que la deuda es suya, que la cantidad es correcta y cuándo pagó por última vez.',
  },
  'it.guide.step-debt-priority': {
    says: 'Haga una lista de todas las deudas. Ponga arriba alquiler o hipoteca, luz, gas e impuestos.',
  },
  'it.guide.step-debt-advice': {
    says: 'Pida consejo a una asociación de consumidores, una oficina de crisis (OCC) o un abogado gratis.',
  },
  'it.guide.right-debt-proof': {
    says: 'Tiene derecho a ver prueba de la deuda y de quién es su dueño.',
  },
  'it.guide.right-debt-fifth': {
    says: 'Por una deuda normal pueden quitar un quinto del sueldo como máximo.',
  },
  'it.guide.right-debt-lawyer': {
    says: 'Con ingresos bajos puede tener un abogado gratis.',
  },
  'it.guide.debt-title': {
    says: 'Un acreedor privado no puede embargar sin una orden del juzgado y un requerimiento (precetto).',
  },
  'it.guide.debt-old': {
    says: 'Las deudas pueden ser demasiado antiguas: dos años para luz, gas y agua, cinco para alquiler y teléfono, diez para préstamos.',
  },
  'it.guide.option-debt-dispute': {
    title: 'Pedir pruebas',
    says: 'Escriba y pida el contrato, las cantidades y el dueño.',
    cost: 'Una carta certificada o un e-mail certificado (PEC).',
    time: 'Una hora.',
    risk: 'Bajo, si no reconoce nada.',
    bestFor: 'Duda de la deuda.',
  },
  'it.guide.option-debt-plan': {
    title: 'Ofrecer un plan',
    says: 'Ofrezca lo que pueda pagar y consiga el sí por escrito.',
    cost: 'Lo que ofrezca.',
    time: 'Algunos días.',
    risk: 'Reconoce la deuda.',
    bestFor: 'La debe.',
  },
  'it.guide.option-debt-occ': {
    title: 'Ir a una oficina de crisis (OCC)',
    says: 'Un juez puede fijar un plan o borrar deudas.',
    cost: 'Una tasa, a menudo dentro del plan.',
    time: 'Algunos meses.',
    risk: 'Debe decir todas sus deudas y bienes.',
    bestFor: 'No puede pagarlas todas.',
  },
}
