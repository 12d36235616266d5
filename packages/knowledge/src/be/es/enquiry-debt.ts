/** Questions about debts that one cannot pay, costs, old debts and loans, and the first steps against a debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'be.ask.step-debt': {
    says: 'Reúna cartas y cantidades, y pida a su CPAS mediación de deudas gratis.',
  },
  'be.ask.right-debt': {
    says: 'Nadie puede embargar nada sin una sentencia u otro título.',
  },
  'be.ask.old-debt': {
    says: 'Energía, agua, teléfono y alquiler: cinco años. Atención médica: dos años. Muchos otros contratos: hasta diez.',
    dependsOn: 'qué tipo de factura es',
  },
  'be.ask.cannot-pay': {
    says: 'Pida a su CPAS mediación de deudas gratis. Si las deudas son demasiadas, el tribunal del trabajo puede fijar un plan y parar embargos.',
  },
  'be.ask.collector-visits': {
    says: 'No tiene que abrir. Un cobrador no tiene poder antes de una sentencia y no puede amenazar ni avergonzar. Escriba que solo quiere cartas y denuncie amenazas al SPF Economie (ConsumerConnect).',
  },
  'be.ask.credit-default': {
    says: 'Llame al prestamista y pida cuotas menores. Solo puede reclamar todo tras dos impagos, un aviso certificado y un mes. El juez de paz puede dar facilidades de pago.',
  },
}
