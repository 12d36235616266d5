/** Rights on goods, work and contracts of consumers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_RIGHTS_ES: Words = {
  'gb.contract.right-quality': {
    says: 'Lo que vende una empresa debe tener buena calidad, servir para su uso y ser como se describió.',
  },
  'gb.contract.right-six-months': {
    says: 'En los primeros seis meses se entiende que el defecto estaba desde el principio, salvo que el vendedor muestre que no. Le ayuda a lograr una reparación o uno nuevo.',
  },
  'gb.contract.right-second-step': {
    says: 'Si una reparación o un cambio no lo arregla, puede pedir un precio más bajo o devolverlo.',
  },
  'gb.contract.right-car': {
    says: 'Las palabras «sold as seen» (vendido tal cual) no protegen a un vendedor profesional. Un coche usado debe estar bien para su edad, sus kilómetros y su precio.',
  },
  'gb.contract.right-work': {
    says: 'Un trabajo debe hacerse con cuidado y habilidad. Si no, puede pedir que lo arreglen o que bajen el precio.',
  },
  'gb.contract.right-fair-term': {
    says: 'Una cláusula injusta no le obliga. Un cargo por irse muy por encima de su pérdida puede ser injusto.',
  },
}
