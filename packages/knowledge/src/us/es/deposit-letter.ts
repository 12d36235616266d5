/** The Spanish words of the rows in ../deposit-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_LETTER_ES: Words = {
  'us.deposit.want': {
    says: 'Su propietario (landlord) dice qué retiene de su depósito, y por qué.',
  },
  'us.deposit.reality': {
    says: 'El desgaste normal no es daño. En la mayoría de los estados quien se demora o no da una lista pierde el derecho a retenerlo.',
  },
  'us.deposit.right-list': {
    says: 'Tiene derecho a una lista de cada descuento. En muchos estados puede pedir facturas o fotos.',
  },
  'us.deposit.step-proof': {
    says: 'Reúna el contrato, fotos de la entrada y de la salida, y mensajes. Anote el día en que devolvió las llaves.',
  },
  'us.deposit.step-write': {
    says: 'Escriba qué disputa y por qué, dé su nueva dirección y ponga un día para pagar el resto. Guarde prueba del envío.',
  },
  'us.deposit.option-small-claims': {
    says: 'Envíe primero una carta. La corte de reclamos menores (small claims court) no necesita abogado.',
    title: 'Escribir, y después corte de reclamos menores',
    cost: 'Una tasa pequeña; pida que la quiten',
    time: 'Primero una carta, después unas semanas',
    risk: 'El propietario también puede reclamar daños.',
    bestFor: 'Retuvieron de más, se demoraron o no dieron lista.',
  },
}
