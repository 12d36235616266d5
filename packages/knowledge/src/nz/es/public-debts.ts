/** The Spanish words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'nz.public.want': {
    says: 'Busque por qué se pide, cómo se forma la suma y el último día para actuar.',
  },
  'nz.public.reality': {
    says: 'Viene de un organismo público. Algunos pueden tomar sueldo o dinero del banco sin un nuevo juicio. Actúe antes del último día.',
  },
  'nz.public.rights': {
    says: 'Puede preguntar por qué se pide, decir que es un error y pedir pagar a plazos.',
  },
  'nz.public.know-mentor': {
    says: 'Un asesor (financial mentor) puede hablar con la oficina por usted, gratis. MoneyTalks le busca uno.',
  },
  'nz.public.right-file': {
    says: 'Puede pedir lo que tienen sobre usted y esta deuda. Deben responder en 20 días hábiles.',
  },
  'nz.public.right-ombudsman': {
    says: 'Si un ministerio o un ayuntamiento (council) le trata mal, puede quejarse gratis al Ombudsman.',
  },
  'nz.public.step-check': {
    says: 'Revise el nombre, la suma y por qué se pide. Si está pagado o no es suyo, escriba con pruebas.',
  },
  'nz.public.step-call': {
    says: 'Llame a la oficina antes del último día y pida pagar a plazos. Pida el plan por escrito.',
  },
  'nz.public.option-plan': {
    says: 'Muestre sus ingresos y gastos. Ofrezca una suma que pueda mantener.',
    title: 'Pedir pagar a plazos',
    cost: 'La suma acordada.',
    time: 'Días.',
    risk: 'Si falta un pago, pueden actuar.',
    bestFor: 'Lo debe, pero no puede pagarlo de una vez.',
  },
  'nz.public.option-dispute': {
    says: 'Escriba a la oficina con sus pruebas. Pida que espere hasta responder.',
    title: 'Decir que es un error',
    cost: 'Gratis.',
    time: 'Semanas.',
    risk: 'La suma puede crecer mientras lo miran.',
    bestFor: 'Está pagado, no es suyo o la suma está mal.',
  },
  'nz.public.fines-reality': {
    says: 'Son multas. El tribunal puede tomar dinero de su sueldo, ayuda o banco, o llevarse cosas, sin un nuevo juicio.',
  },
  'nz.public.fines-seized': {
    says: 'Si se llevan su auto o sus cosas, tiene siete días para pagar o pedir tiempo antes de la venta.',
  },
  'nz.public.fines-right-time': {
    says: 'Puede acordar pagar las multas a plazos. Llame al 0800 4 FINES antes de que actúen.',
  },
  'nz.public.fines-right-reminder': {
    says: 'Si empezó como una multa y no llegó el aviso (reminder notice), o usted pidió una audiencia, pida al tribunal que lo corrija.',
  },
  'nz.public.fines-right-licence': {
    says: 'Por multas de tráfico pueden parar su licencia. Antes deben avisar, y tiene 14 días para pagar o acordar un plan.',
  },
  'nz.public.rates-reality': {
    says: 'Un ayuntamiento (council) puede demandar tras cuatro meses de retraso, o hacer pagar al banco de su hipoteca. No toma sueldo por sí mismo.',
  },
  'nz.public.rates-six-years': {
    says: 'Un ayuntamiento (council) tiene seis años para ir a juicio, desde el último día de pago de ese año.',
  },
  'nz.public.rates-right-object': {
    says: 'Si el registro de su propiedad en el ayuntamiento (council) está mal, puede objetar. Debe decidir por escrito.',
  },
  'nz.public.rates-sale': {
    says: 'Una casa solo se puede vender por este impuesto (rates) tras una sentencia, con un aviso de seis meses para pagar aún.',
  },
  'nz.public.loan-reality': {
    says: 'Inland Revenue puede tomar del sueldo o del banco lo atrasado del préstamo de estudios, sin juicio.',
  },
  'nz.public.loan-who': {
    says: 'Inland Revenue cobra los préstamos de estudios para el Estado. Vea la suma en myIR, no por un enlace.',
  },
  'nz.public.loan-right-hardship': {
    says: 'Si no le queda para vivir, pida a Inland Revenue un alivio (hardship relief). Puede bajar los pagos.',
  },
  'nz.public.loan-step-plan': {
    says: 'Llame a Inland Revenue o use myIR antes del último día. Pida pagar lo atrasado a plazos.',
  },
}
