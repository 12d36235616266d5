/** Ending a contract: cooling-off days, gyms, phones and fees for leaving: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CANCELLING_WORDS: Words = {
  'ca.buy.right-ten': {
    says: 'En la mayoría de las provincias puede cancelar en 10 días un contrato firmado en su puerta, sin dar motivo.',
  },
  'ca.buy.right-phone': {
    says: 'Un contrato de celular se puede cancelar cuando quiera. Lo máximo que debe es el resto del costo del teléfono.',
  },
  'ca.buy.insight-cancel': {
    says: 'Si la empresa no le dio un contrato escrito con todos los detalles, quizá tenga más tiempo para cancelar.',
    actionable: 'Busque en el papel el nombre de la empresa, el precio y su derecho a cancelar.',
  },
  'ca.buy.qc-cool': {
    says: 'En Quebec tiene 10 días para cancelar un contrato con un vendedor ambulante (commerçant itinérant).',
  },
  'ca.buy.cool-off': {
    says: 'En la mayoría de las provincias tiene 10 días para cancelar un contrato firmado en su casa.',
    action: 'Cancele por escrito, si firmó en su puerta',
    consequence: 'Después es más difícil cancelar.',
  },
  'ca.buy.on-cool': {
    says: 'En Ontario tiene 10 días para cancelar un contrato hecho en su casa, con un gimnasio o de tiempo compartido (time share).',
  },
  'ca.buy.on-late': {
    says: 'En Ontario puede cancelar si los productos llegan más de 30 días tarde. Los contratos por internet se pueden cancelar si faltan datos.',
  },
  'ca.buy.bc-cool': {
    says: 'En Columbia Británica tiene 10 días para cancelar una venta directa (direct sale) o un contrato de gimnasio.',
  },
  'ca.buy.ab-cool': {
    says: 'En Alberta tiene 10 días para cancelar un contrato hecho en su puerta.',
  },
  'ca.buy.right-penalty': {
    says: 'Pregunte en qué cláusula se basa el cargo. Un tribunal puede bajar un cargo que solo castiga y supera mucho su pérdida real.',
  },
  'ca.buy.qc-gym': {
    says: 'En Quebec un contrato de gimnasio dura como mucho un año. Puede terminarlo gratis antes de que empiece, o por un décimo del precio en su primer décimo.',
  },
  'ca.buy.on-gym': {
    says: 'En Ontario puede terminar un contrato de gimnasio en 10 días desde su copia escrita, sin motivo. Puede durar un año como máximo.',
  },
  'ca.buy.on-door': {
    says: 'En Ontario es nulo un contrato de calentador, caldera o similar que firmó en su puerta sin haberlo pedido. Los demás se pueden cancelar en 10 días.',
  },
}
