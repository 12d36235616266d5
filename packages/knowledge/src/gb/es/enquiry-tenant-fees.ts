/** Questions about fees that a letting agent asks of a tenant: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_FEES_ES: Words = {
  'gb.ask-housing.fee-banned': {
    says: 'No. En Inglaterra el casero o la agencia no puede cobrar por inventario, salida, referencias, gestión, renovación o limpieza, aunque lo diga el contrato. Se permite renta, suministros, fianza limitada, hasta una semana de reserva, llaves perdidas, intereses por retraso y cambios que usted pida. No pague, o pida la devolución por escrito. Ayudan Trading Standards y el tribunal.',
  },
  'gb.ask-housing.wales-fees': {
    says: 'No. En Gales solo pueden pedir renta, fianza, hasta una semana de reserva y pocos pagos por sus propios fallos, facturas o council tax. Están prohibidas las tasas de salida, inventario, referencias, gestión y renovación. Pida la devolución por escrito. Pueden actuar Rent Smart Wales y el ayuntamiento.',
  },
  'gb.ask-housing.scotland-fees': {
    says: 'No. En Escocia solo pueden pedir la renta y una fianza de dos meses como máximo. Cualquier otra tasa para empezar, renovar o seguir es ilegal: referencias, control de crédito, inventario, gestión. Pida la devolución por escrito y después acuda al First-tier Tribunal.',
  },
}
