/** Questions about energy bills that are wrong or that one cannot pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_ES: Words = {
  'nl.ask.energy': {
    says: 'Llame ya a su proveedor y acuerde un plan. No puede cortar mientras lo cumpla o haya pedido ayuda con deudas. Pida ayuda a su municipio.',
  },
  'nl.ask.energy-bill': {
    says: 'Compare las lecturas y el precio con su contrato. Escriba qué está mal y pague la parte correcta. Si no sirve, vaya a la Geschillencommissie Energie. ¿No puede pagar? Pida un plan antes del aviso.',
  },
}
