/** The Spanish words of the rows in ../enquiry-door-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_ES: Words = {
  'it.ask.door-contract': {
    says: 'Escriba ya por carta certificada o PEC que desiste. Tras una visita no pedida tiene 30 días; si no, 14 por teléfono o en la puerta, sin motivo ni coste. Si no se lo dijeron, tiene 12 meses más. Un contrato por teléfono obliga solo si se confirma. Si le engañaron, diríjase al Sportello de ARERA o a la AGCM.',
  },
}
