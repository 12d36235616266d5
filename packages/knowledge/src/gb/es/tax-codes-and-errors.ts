/** Spanish: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_ES: Words = {
  'gb.tax.right-careful': {
    says: 'Si tuvo cuidado y aun así hubo un error, no hay multa. Si hubo descuido, decírselo a HMRC antes de que lo descubra la reduce mucho.',
  },
  'gb.tax.right-code': {
    says: 'Puede oponerse a un tax code. Diga a HMRC por qué está mal. Si no hay acuerdo, puede recurrir al tribunal fiscal.',
  },
  'gb.tax.right-points': {
    says: 'Un punto solo no cuesta nada; con el cuarto llegan 200 £. HMRC dijo que no da puntos por envíos trimestrales tardíos en 2026-27. Pida que lo quiten o recurra en 30 días. Cuenta una buena razón.',
  },
  'gb.tax.right-estate': {
    says: 'Con una buena razón para el retraso no hay multa. Nunca supera el impuesto. El impuesto sobre casa o tierra se puede pagar en diez partes anuales.',
  },
  'gb.tax.right-vat-late': {
    says: 'Una buena excusa quita la multa. También un plan de pago pedido en los primeros 15 días; en 30 días la reduce a la mitad. Pida revisión o vaya al tribunal fiscal en 30 días.',
  },
  'gb.tax.right-come-forward': {
    says: 'No tiene que firmar el certificado. Revise antes sus declaraciones. Si falta algo, decirlo usted baja mucho la multa. Un asesor puede ayudar.',
  },
  'gb.tax.right-their-delay': {
    says: '¿HMRC tenía los datos y no los usó? Puede pedir que anule impuesto antiguo. Debe haberle avisado más de un año después del año fiscal, y usted debía poder creer que todo estaba bien.',
  },
}
