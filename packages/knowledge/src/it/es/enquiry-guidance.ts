/** The Spanish words of the rows in ../enquiry-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORDS: Words = {
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
  'it.guide.step-home-read': {
    says: 'Busque su contrato de alquiler: fecha, duración, precio, y si está registrado.',
  },
  'it.guide.step-home-pay': {
    says: 'Siga pagando el alquiler a tiempo, por transferencia.',
  },
  'it.guide.step-home-write': {
    says: 'Escriba al casero por carta certificada (raccomandata) o e-mail certificado (PEC).',
  },
  'it.guide.step-home-union': {
    says: 'Pida ayuda a un sindicato de inquilinos y al municipio.',
  },
  'it.guide.right-home-judge': {
    says: 'Solo puede perder su vivienda por decisión de un juez.',
  },
  'it.guide.right-home-term': {
    says: 'Un contrato libre dura cuatro años más cuatro, uno con precio acordado (canone concordato) tres más dos.',
  },
  'it.guide.right-home-repair': {
    says: 'El casero debe hacer las reparaciones mayores.',
  },
  'it.guide.home-locks': {
    says: 'El casero no puede cambiar la cerradura ni cortar luz o agua.',
  },
  'it.guide.home-grace': {
    says: 'En un desahucio por alquiler puede pedir al juez hasta 90 días para pagar.',
  },
  'it.guide.option-home-dispute': {
    title: 'Escribir al casero',
    says: 'Diga lo que la ley le da y lo que quiere.',
    cost: 'Una carta certificada.',
    time: 'Una hora.',
    risk: 'El casero puede ir al juzgado.',
    bestFor: 'El casero no respeta una regla.',
  },
  'it.guide.option-home-deal': {
    title: 'Llegar a un acuerdo',
    says: 'Ofrezca por escrito un plan o una fecha que pueda cumplir.',
    cost: 'Lo que acuerden.',
    time: 'Algunos días.',
    risk: 'Cumpla lo que promete.',
    bestFor: 'Debe alquiler o quiere irse.',
  },
  'it.guide.option-home-help': {
    title: 'Pedir ayuda',
    says: 'Un sindicato de inquilinos, el municipio o un abogado gratis.',
    cost: 'Nada o poco.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Teme por su vivienda.',
  },
  'it.guide.step-work-dates': {
    says: 'Anote el día en que recibió la carta. Tiene 60 días para impugnar un despido, cinco para contestar a una acusación.',
  },
  'it.guide.step-work-sign': {
    says: 'Firme solo «per ricevuta» (recibido) con la fecha. No firme ninguna renuncia.',
  },
  'it.guide.step-work-papers': {
    says: 'Reúna contrato, nóminas, mensajes y nombres de testigos.',
  },
  'it.guide.step-work-union': {
    says: 'Hable esta semana con un sindicato, una oficina de ayuda (patronato) o un abogado laboral.',
  },
  'it.guide.right-work-letter': {
    says: 'Un despido debe ser por escrito y con los motivos.',
  },
  'it.guide.right-work-naspi': {
    says: 'Puede pedir el paro (NASpI) tras cualquier despido, en 68 días.',
  },
  'it.guide.right-work-tfr': {
    says: 'Recibe la indemnización de fin de empleo (TFR) y las vacaciones no tomadas, sea cual sea el motivo.',
  },
  'it.guide.work-resign': {
    says: 'Nadie puede hacerle dimitir en papel: vale solo por internet.',
  },
  'it.guide.option-work-claim': {
    title: 'Impugnar por escrito',
    says: 'Basta una carta corta certificada o un e-mail certificado (PEC).',
    cost: 'Una carta certificada.',
    time: '60 días.',
    risk: 'Debe actuar otra vez en 180 días.',
    bestFor: 'No está de acuerdo.',
  },
  'it.guide.option-work-talk': {
    title: 'Acordar en un sindicato o la oficina de trabajo',
    says: 'Un acuerdo hecho allí es seguro para los dos.',
    cost: 'Nada o poco.',
    time: 'Algunas semanas.',
    risk: 'Es definitivo.',
    bestFor: 'Quiere dinero o empezar de nuevo.',
  },
  'it.guide.option-work-help': {
    title: 'Pedir ayuda',
    says: 'Un sindicato o un abogado gratis lo revisa.',
    cost: 'Nada o poco.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
  'it.guide.step-buy-write': {
    says: 'Escriba a la empresa por carta certificada (raccomandata) o e-mail certificado (PEC): qué pasó, qué quiere y para cuándo.',
  },
  'it.guide.step-buy-papers': {
    says: 'Reúna el contrato, la factura, los mensajes y las fotos.',
  },
  'it.guide.step-buy-bank': {
    says: 'Si pagó y cree que es una estafa, llame primero a su banco.',
  },
  'it.guide.step-buy-adr': {
    says: '¿No contestan? Pida conciliación con una asociación de consumidores, ARERA o AGCOM.',
  },
  'it.guide.right-buy-withdraw': {
    says: '¿Compró a distancia? Normalmente tiene 14 días para cancelar.',
  },
  'it.guide.right-buy-guarantee': {
    says: 'Un producto tiene garantía legal de dos años del vendedor.',
  },
  'it.guide.right-buy-unfair': {
    says: 'Las cláusulas abusivas no le obligan.',
  },
  'it.guide.buy-no-force': {
    says: 'Una empresa no puede quitarle dinero por la fuerza sin un juez.',
  },
  'it.guide.option-buy-complain': {
    title: 'Reclamar',
    says: 'Primero la empresa, luego la conciliación.',
    cost: 'Una carta.',
    time: 'Un mes.',
    risk: 'Ninguno.',
    bestFor: 'La empresa se equivoca o no contesta.',
  },
  'it.guide.option-buy-cancel': {
    title: 'Cancelar',
    says: 'Envíe una cancelación clara por escrito.',
    cost: 'A veces el envío.',
    time: '14 días.',
    risk: 'Algunos productos quedan fuera.',
    bestFor: 'Compró a distancia.',
  },
  'it.guide.option-buy-court': {
    title: 'Juez de paz',
    says: 'Hasta 1.100 € puede ir solo.',
    cost: 'Una tasa pequeña.',
    time: 'Meses.',
    risk: 'Puede perder.',
    bestFor: 'Nada más funcionó.',
  },
}
