/** The Spanish words of the rows in ../transport-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSPORT_FINE_ES: Words = {
  'fr.transport.right-three-months': {
    says: 'Tiene tres meses desde el control para pagar o protestar por escrito ante la empresa. La protesta llega al fiscal.',
  },
  'fr.transport.reality': {
    says: 'Sin pago ni protesta a tiempo, se convierte en una multa aumentada del Estado que cobra el Tesoro.',
  },
  'fr.transport.step-proof': {
    says: '¿Tenía un abono válido o la máquina estaba rota? Envíe copia y explíquelo por carta certificada antes de tres meses.',
  },
  'fr.transport.option-pay': {
    says: 'Pague a la empresa a tiempo y el asunto termina.',
    title: 'Pagar en los tres meses',
    cost: 'La suma fija y los gastos.',
    time: 'Tres meses.',
    risk: 'Ninguno.',
    bestFor: 'Es correcto.',
  },
}
