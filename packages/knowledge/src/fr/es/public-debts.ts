/** The Spanish words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'fr.state.want': {
    says: 'El dinero se debe al Estado, a un municipio o a otro organismo público. Lo cobra el Tesoro público.',
  },
  'fr.state.who': {
    says: 'El Tesoro público (comptable public) cobra para el Estado, los municipios y los hospitales públicos. Su poder es mucho mayor que el de los acreedores privados.',
  },
  'fr.state.reality': {
    says: 'No necesita juez. Puede tomar dinero de su banco, su empleador o su pensión (SATD). Debe decírselo e indicar cómo oponerse.',
  },
  'fr.state.local-reality': {
    says: 'Un municipio puede crear él mismo un título para su factura (titre exécutoire). Entonces el Tesoro público puede embargar sin juez.',
  },
  'fr.state.social-reality': {
    says: 'Tras un requerimiento formal, este organismo puede dictar él mismo una orden de pago (contrainte). Si no se opone, vale como una sentencia.',
  },
  'fr.state.rights': {
    says: 'Puede ver en qué se basa la deuda, discutirla a tiempo y pedir un plan.',
  },
  'fr.state.know-floor': {
    says: 'Ni el Estado puede llevárselo todo. Su banco debe dejarle una suma básica, y parte de su sueldo está protegida.',
  },
  'fr.state.right-seizure': {
    says: '¿Ya le han tomado dinero? Tiene dos meses para impugnar el embargo por escrito ante la oficina indicada.',
  },
  'fr.state.right-local': {
    says: 'Puede impugnar la factura de un municipio u hospital público ante el tribunal en dos meses desde que la recibió. El cobro se detiene entonces.',
  },
  'fr.state.right-local-years': {
    says: 'El Tesoro tiene cuatro años para cobrar la factura de un municipio u hospital público. Cada acto de cobro los reinicia.',
  },
  'fr.state.right-fine': {
    says: 'Puede impugnar una multa aumentada en 30 días desde el envío del aviso. Si nunca supo de ella, a menudo aún puede.',
  },
  'fr.state.right-fine-time': {
    says: '¿Le falta dinero? Pida al Tesoro un plazo, o que le perdone parte de la multa aumentada. Dé sus razones y pruebas.',
  },
  'fr.state.right-fine-years': {
    says: 'La multa por una infracción menor (contravention) prescribe a los tres años. Cada acto de cobro los reinicia.',
  },
  'fr.state.right-social': {
    says: 'Si llega una orden (contrainte), opóngase ante el tribunal indicado en 15 días. Dé sus razones y adjunte la orden.',
  },
  'fr.state.step-title': {
    says: 'Pida por escrito copia de la factura, decisión u orden, y el cálculo. Busque su fecha y el plazo para oponerse.',
  },
  'fr.state.step-time': {
    says: '¿No puede pagar todo ahora? Escriba a la oficina antes de la fecha. Ofrezca una suma al mes y muestre ingresos y alquiler.',
  },
}
