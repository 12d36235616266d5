/** The Spanish words of the rows in ../renting-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_STEPS_WORDS: Words = {
  'fr.home.step-stay': { says: 'No se vaya ni entregue aún las llaves. Pida consejo antes.' },
  'fr.home.step-adil': {
    says: 'Llame a la ADIL o a SOS loyers impayés (0 805 16 00 75). Es gratis y conocen las ayudas locales.',
  },
  'fr.home.step-fsl': {
    says: 'Pida a un trabajador social ayuda del fondo de vivienda (FSL). Avise también a la CAF, para que siga la ayuda al alquiler.',
  },
  'fr.home.step-pay-rent': {
    says: 'Pague el alquiler corriente si puede. Es lo primero que mira un juez.',
  },
  'fr.home.step-plan': {
    says: 'Ofrezca por escrito el alquiler más una pequeña suma mensual. Guarde prueba de cada pago.',
  },
  'fr.home.step-dispute': {
    says: 'Pida un estado del alquiler y revise cada mes, cada pago y la cuenta anual de gastos.',
  },
}
