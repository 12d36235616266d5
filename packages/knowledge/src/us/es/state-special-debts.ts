/** The Spanish words of the rows in ../state-special-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPECIAL_DEBTS_ES: Words = {
  ...stateWords('bad-check', {
    'CA FL':
      'tras una carta certificada tiene 30 días para pagar un cheque sin fondos. Después pueden demandar hasta tres veces más',
    TX: 'el cargo por un cheque devuelto es de $30 como mucho. Pague el cheque y el cargo, y guarde prueba',
    'AZ GA IL MA MI NC NJ OH WA':
      'la ley limita lo que se puede pedir por un cheque sin fondos. Páguelo en los días del aviso y casi siempre deberá poco más',
  }),
  ...stateWords('rent-to-own', {
    'AZ GA IL MA MI OH WA':
      'puede devolver las cosas alquiladas con opción de compra (rent-to-own) y no deber más alquiler. Tras un atraso casi siempre puede pagar y seguir',
  }),
  ...stateWords('storage-unit', {
    'AZ GA IL MA MI NC NJ OH WA':
      'una empresa de depósito (self-storage) debe escribirle antes de vender sus cosas. Pague lo debido antes de la venta y podrá llevárselas',
  }),
  ...stateWords('medical-credit', {
    NJ: 'el cobro de una deuda médica debe esperar 120 días, y antes va un plan justo. El interés es 3% al año como mucho, y el sueldo de casi todos está a salvo',
    IL: 'una deuda médica no puede estar en su informe de crédito. Si está, dispútela por escrito',
    WA: 'una deuda médica no se puede poner en su informe de crédito. Si la ponen, no tiene que pagarla',
  }),
  ...stateWords('wage-assignment', {
    IL: 'casi siempre puede parar una cesión de sueldo (wage assignment) por escrito en cualquier momento. En los 20 días tras el aviso su sueldo queda entero. Escriba al acreedor y a su empleador',
  }),
}
