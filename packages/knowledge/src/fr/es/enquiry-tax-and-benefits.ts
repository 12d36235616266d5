/** Questions about taxes, bills of public bodies and benefits asked back or stopped: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'fr.ask-debt.tax-time': {
    says: 'Pida tiempo en su cuenta de impots.gouv.fr antes de la fecha. Si nunca podrá pagar, pida un perdón (remise gracieuse).',
  },
  'fr.ask-debt.public-bill': {
    says: 'Discútala en dos meses ante el tribunal que nombra. Pida al organismo que corrija errores, y un plan al Tesoro.',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: 'Para la ayuda a la vivienda (APL), escriba primero a la comisión de recursos de la CAF en dos meses. Después viene el tribunal administrativo. Si la suma es correcta, pida una condonación o pagos pequeños.',
  },
  'fr.ask-debt.rsa-stopped': {
    says: 'Pida el motivo por escrito. Escriba al presidente del consejo departamental en dos meses. Solo después viene el tribunal administrativo. Si lo necesita, pida ayuda urgente a un trabajador social.',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'Escriba en su cuenta de impots.gouv.fr (réclamation), con motivos y pruebas. Para el impuesto sobre la renta tiene hasta el final del segundo año tras el aviso; para los locales, hasta el final del año siguiente. Pida enseguida no pagar la parte discutida (sursis).',
  },
  'fr.ask-debt.constraint': {
    says: 'Una contrainte es un título como una sentencia. Solo tiene 15 días desde que la recibe para oponerse en el tribunal indicado, por carta certificada con motivos y copia. Si lo debe, pida ya pagos pequeños.',
  },
}
