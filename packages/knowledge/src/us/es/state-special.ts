/** The Spanish words of the rows in ../state-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_SPECIAL_ES: Words = {
  'us.state.tx.answer-justice': {
    says: 'En una corte de justicia (justice court) de Texas debe contestar a más tardar al final del día 14 desde que recibe los papeles.',
    action: 'Presentar su contestación en la corte de justicia',
    consequence: 'La otra parte puede ganar sin audiencia.',
  },
  'us.state.tx.answer': {
    says: 'En las cortes de condado y de distrito de Texas debe contestar a más tardar a las 10 a.m. del lunes después de 20 días. Apunte al día 20.',
    action: 'Presentar su contestación en la corte',
    consequence: 'La otra parte puede ganar sin audiencia.',
  },
  'us.state.tx.no-garnishment': {
    says: 'En Texas no pueden quitarle el sueldo por una deuda normal. La manutención de hijos, los impuestos y los préstamos estudiantiles son distintos.',
  },
  'us.state.nc.no-garnishment': {
    says: 'En Carolina del Norte, en la mayoría de los casos no pueden quitarle el sueldo por una deuda como una tarjeta de crédito.',
  },
  'us.state.sc.no-garnishment': {
    says: 'En Carolina del Sur, en la mayoría de los casos no pueden quitarle el sueldo por una deuda como una tarjeta de crédito.',
  },
  'us.state.pa.no-garnishment': {
    says: 'En Pensilvania, en la mayoría de los casos no pueden quitarle el sueldo por una deuda como una tarjeta de crédito.',
  },
  'us.state.ny.card-three-years': {
    says: 'En Nueva York, un pago o una promesa no hace empezar otra vez los tres años de una deuda de crédito al consumo.',
  },
  'us.state.tx.debt-buyer': {
    says: 'En Texas un comprador de deudas no puede demandar después de los cuatro años, y un pago posterior no los hace empezar otra vez.',
  },
  'us.state.ca.ask-used-car': {
    says: 'En California, un carro usado comprado a un concesionario desde el 1 de octubre de 2026 se puede devolver en tres días. Debe costar como máximo $50,000 y haber recorrido con usted como máximo 400 millas. Se quedan con un cargo.',
    dependsOn: 'cuándo lo compró, el precio y las millas que manejó',
  },
  'us.state.tx.ask-answer': {
    says: 'Presente una contestación (answer) escrita. En una corte de justicia (justice court) de Texas vence el día 14 desde que recibió los papeles. En cortes de condado y de distrito, a las 10 a.m. del lunes después de 20 días.',
  },
}
