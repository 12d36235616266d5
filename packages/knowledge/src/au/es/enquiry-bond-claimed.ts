/** Questions of tenants whose bond the landlord claims: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_CLAIMED_ES: Words = {
  'au.ask.bond-claim-qld': {
    says: 'Si no hace nada, la RTA paga la fianza (bond) a la agencia. Envíe a la RTA una solicitud de mediación (dispute resolution request) antes de que acaben los 14 días de su aviso. Entonces guarda la fianza y les ayuda gratis a ponerse de acuerdo. Si no hay acuerdo, tiene siete días desde su carta para acudir al QCAT. El casero debe probar la pérdida. El desgaste normal no lo paga usted.',
  },
  'au.ask.bond-claim': {
    says: 'Responda antes del día que dice el aviso. Si no hace nada, la oficina de fianzas (bond office) puede pagar al casero. En Nueva Gales del Sur tiene 14 días desde el aviso para acudir al NCAT, y en Queensland 14 días para disputarlo ante la RTA. En Victoria es el casero quien debe ir al VCAT si usted no acepta. Él debe probar la pérdida. Use el informe de entrada y fotos.',
  },
}
