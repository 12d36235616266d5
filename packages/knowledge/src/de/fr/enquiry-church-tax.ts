/** Questions about church tax after leaving the church: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHURCH_TAX_FR: Words = {
  'de.ask-tax.church-tax': {
    says: 'Gardez l’attestation de sortie : elle prouve la date. Le bureau la transmet ; l’impôt cesse à la fin de ce mois, un mois plus tard dans certains Länder. Vérifiez vos données dans ELSTER (ELStAM) et demandez au Finanzamt de corriger. Le trop payé revient avec votre déclaration.',
  },
}
