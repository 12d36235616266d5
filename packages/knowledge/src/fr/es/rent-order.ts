/** The formal order to pay the rent (commandement de payer): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ORDER_WORDS: Words = {
  'fr.home.want-order': {
    says: 'Es una orden formal de pagar el alquiler (commandement de payer). Si no paga a tiempo, pueden pedir a un juez que termine el contrato.',
  },
  'fr.home.deadline-six-weeks': {
    says: 'Tiene seis semanas desde la orden de pago (commandement) para pagar o buscar ayuda. Los contratos anteriores al 29 de julio de 2023 suelen dar dos meses.',
    action: 'Pagar la deuda de alquiler, o acordar un plan',
    consequence: 'Después el arrendador puede pedir a un juez que termine el contrato.',
  },
  'fr.home.deadline-two-months': {
    says: 'Esta orden da dos meses para pagar, como los contratos antiguos.',
    action: 'Pagar la deuda de alquiler, o acordar un plan',
    consequence: 'Después el arrendador puede pedir a un juez que termine el contrato.',
  },
  'fr.home.element-fsl': {
    name: 'La dirección del fondo de vivienda',
    says: 'La orden debe nombrar el fondo de vivienda (FSL) al que puede acudir.',
    ifMissing:
      'No vemos el fondo de vivienda (FSL). Enséñela a la ADIL: una parte que falta puede anular la orden.',
  },
  'fr.home.element-count': {
    name: 'El alquiler y el cálculo de la deuda',
    says: 'La orden debe mostrar el alquiler mensual y un cálculo de la deuda.',
    ifMissing: 'No vemos un cálculo de la deuda. Pídalo.',
  },
  'fr.home.officer-order': {
    says: 'Es una orden formal de pagar el alquiler (commandement de payer). Si no paga a tiempo, pueden pedir a un juez que termine el contrato.',
  },
}
