/** Questions about letters of the tax office and what is owed to it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_ES: Words = {
  'us.ask-debt.irs-plan': {
    says: 'Conteste a más tardar en la fecha del aviso aunque no pueda pagar. Pida un plan de pagos en IRS.gov, más tiempo o una oferta de acuerdo.',
  },
  'us.ask-debt.irs-call': {
    says: 'Cuelgue y no pague: es muy probable que sea una estafa. Estas oficinas escriben por correo y nunca piden tarjetas de regalo. Vea su cuenta en el sitio propio de la oficina.',
  },
  'us.ask-debt.cp2000': {
    says: 'Mire su número y su fecha. Un CP2000 quiere respuesta en un plazo de 30 días. Un aviso de deficiencia (notice of deficiency) da 90 días para el Tax Court. Un aviso final de embargo (levy) da 30 días para pedir una audiencia.',
  },
  'us.ask-debt.irs-levy': {
    says: 'Llame ya al IRS y ofrezca un plan de pagos. Debe enviar antes un aviso final, y entonces tiene 30 días para pedir una audiencia. El banco retiene el dinero 21 días, y una dificultad grave puede liberarlo.',
  },
  'us.ask-debt.irs-paid': {
    says: 'Mire su cuenta en IRS.gov y envíe copias del cheque cobrado o del registro del banco a la dirección del aviso antes de su fecha. Puede cuestionar la cuenta y apelar. El Taxpayer Advocate ayuda gratis.',
  },
}
