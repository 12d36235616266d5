/** Questions of council tenants: repairs and tenancy warnings: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_HOME_ES: Words = {
  'ie.ask.council-repairs': {
    says: 'No deje de pagar la renta. Escriba a housing maintenance del ayuntamiento con fotos, fechas y carta del médico, y pregunte cuándo actuarán. Una casa municipal debe cumplir casi las mismas normas que otras. Si no, queja formal y después el Ombudsman, gratis: 01 639 5600. Si daña la salud, pregunte a un abogado o a FLAC por la District Court.',
  },
  'ie.ask.council-warning': {
    says: 'Solo la District Court puede sacarle de una casa municipal, tras un aviso y si es justo. Una tenancy warning dura 12 meses. Si es errónea, pida por escrito una revisión en 10 días laborables. Anote lo que pasó de verdad y qué hace usted. El ayuntamiento también puede pedir alejar solo a una persona. Acuda ya a FLAC o a un law centre.',
  },
}
