/** The Spanish words of the rows in ../enquiry-debts-after-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_AFTER_DIVORCE_ES: Words = {
  'us.fact.contempt-cannot-pay': {
    says: 'El desacato (contempt) es para quien puede pagar y no paga. Si de verdad no puede, eso es una defensa: el tribunal debe ver con justicia qué puede pagar antes de encarcelar a nadie. No falte nunca a la audiencia. Lleve pruebas de ingresos, facturas y búsqueda de trabajo. Pida ya al tribunal que dictó la orden que la cambie: casi nunca cambia sola. Pague lo que pueda y guarde prueba.',
    dependsOn: 'si podía pagar y no lo hizo',
  },
  'us.fact.divorce-debt': {
    says: 'Aún pueden pedírselo, porque su nombre está en la cuenta: una orden de divorcio no obliga al banco. Conteste los papeles a tiempo y trate de arreglar. Luego vuelva a la corte de divorcio con la orden. Puede obligar a su ex a devolverle, con gastos. Guarde prueba de lo que paga.',
  },
  'us.fact.grandchildren': {
    says: 'Pida en la corte de familia custody o guardianship: tras meses con usted, muchos estados lo permiten. Si el padre o madre acepta, un poder (power of attorney) le deja firmar ya para escuela y médico. Pida TANF para el niño, SNAP y Medicaid. Legal aid ayuda gratis.',
  },
}
