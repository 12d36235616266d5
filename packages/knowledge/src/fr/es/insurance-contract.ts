/** The Spanish words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_ES: Words = {
  'fr.insurance.want': {
    says: 'Su aseguradora le dice el precio del próximo año.',
  },
  'fr.insurance.reality': {
    says: 'No tiene que quedarse. Tras el primer año puede cambiar casi cualquier seguro cuando quiera.',
  },
  'fr.insurance.right-year': {
    says: 'Tras un año puede cancelar coche, hogar y salud cuando quiera, gratis. Acaba un mes después de su carta.',
  },
  'fr.insurance.right-notice': {
    says: 'Deben avisar de la fecha límite al menos 15 días antes. Si llega más tarde, tiene 20 días desde el envío.',
  },
  'fr.insurance.step': {
    says: 'Compare precios. En coche y hogar deje que la nueva aseguradora cancele el contrato, para no quedar sin cobertura.',
  },
  'fr.insurance.option': {
    says: 'Pida una rebaja, o cancele en línea o por carta.',
    title: 'Negociar o cambiar',
    cost: 'Gratis.',
    time: 'Un mes.',
    risk: 'Un hueco sin cobertura.',
    bestFor: 'El precio sube mucho.',
  },
}
