/** The Spanish words of the rows in ../enquiry-troubles.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TROUBLES_ES: Words = {
  'us.trouble.age': {
    says: 'Desde los 40 años no pueden despedirle por su edad. Que le reemplace alguien mucho más joven es una señal. Acuda a la EEOC o la oficina del estado en 180 o 300 días.',
    dependsOn: 'la razón y las pruebas',
  },
  'us.trouble.water': {
    says: 'Paga quien fue descuidado: el vecino por la bañera, el propietario por tubos en mal estado. Tome fotos y haga una lista de precios, avise a su seguro y use la corte de reclamos menores.',
    dependsOn: 'quién fue descuidado',
  },
  'us.trouble.ex-taxes': {
    says: 'En una declaración conjunta ambos deben todo. Pero puede pedir alivio con el formulario 8857 si no sabía de la parte falsa. Casi siempre en dos años desde el primer cobro.',
    dependsOn: 'lo que sabía y cuándo empezaron a cobrar',
  },
  'us.trouble.false-debt': {
    says: 'Dispute por escrito en 30 días. Haga un informe en IdentityTheft.gov y envíelo al cobrador y a los burós: deben bloquear la deuda. Congele gratis su crédito.',
  },
  'us.trouble.car-title': {
    says: 'Ocultar un título de salvamento (salvage) es casi siempre práctica desleal, aun “as is”. Puede deshacer el trato o reclamar la pérdida, en algunos estados el triple. Guarde el anuncio y los papeles.',
    dependsOn: 'lo que le dijeron y su estado',
  },
  'us.trouble.care-home': {
    says: 'Un hogar de cuidado no puede exigir a la familia que prometa pagar con su propio dinero. Quien firma por un padre paga con el dinero del padre. Pida el contrato y las fechas de Medicaid.',
    dependsOn: 'qué firmó y cómo',
  },
  'us.trouble.still-charged': {
    says: 'Diga al banco que pare los pagos: basta tres días hábiles antes del próximo. Dispute cada uno en 60 días desde su estado de cuenta y envíe a la firma prueba de que canceló.',
  },
  'us.trouble.fall': {
    says: 'La tienda paga si conocía o debía conocer el peligro. No firme ni acepte una primera oferta antes de saber cómo sana. Guarde fotos, nombres y cuentas.',
    dependsOn: 'lo que sabían, su parte de culpa y su estado',
  },
  'us.trouble.move-kids': {
    says: 'Con una orden de custodia casi siempre debe avisar por escrito y tener el sí del otro padre o de la corte antes de mudarse. Pídalo antes: mudarse sin ello puede costarle la custodia.',
    dependsOn: 'su orden, su estado y la distancia',
  },
  'us.trouble.bad-paycheck': {
    says: 'Un cheque de pago sin fondos es salario sin pagar. Pida por escrito el pago y los cargos del banco, y haga gratis un reclamo de salario, junto con los otros si puede. Muchos estados añaden multas.',
  },
}
