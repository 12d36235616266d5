/** The Spanish words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'us.named.trade-secrets': {
    says: 'Una empresa puede demandar por verdaderos secretos comerciales, pero su oficio y lo que aprendió en el trabajo son suyos. Un tribunal no puede impedirle un empleo solo por lo que sabe.',
  },
  'us.named.boundary': {
    says: 'Pida su plano de medición y consiga uno propio. Usar una franja a la vista durante muchos años, o un viejo límite acordado, puede darle un derecho. Si no hay acuerdo, un tribunal decide de quién es.',
  },
  'us.named.penalty-clause': {
    says: 'Un cargo por terminar un contrato debe calcular con justicia la pérdida real. Un tribunal puede rechazar el que solo castiga, y la empresa debe intentar que su pérdida sea pequeña.',
  },
  'us.named.life-insurance': {
    says: 'Cuando un seguro de vida tiene dos años, la aseguradora casi nunca puede negarlo por las respuestas de la solicitud. Antes debe probar que una respuesta era falsa e importante. Pida la solicitud y la prueba.',
  },
  'us.named.life-insurance-tx': {
    says: 'En Texas el seguro de vida debe probar que una respuesta falsa era importante y buscaba engañar, y avisar en 91 días desde que la descubrió. Pagar tarde puede costarle intereses y su abogado.',
  },
  'us.named.picture-claim': {
    says: 'La suma es solo una oferta: sin registro antes del uso un tribunal suele dar solo la pérdida real. Pida prueba de quién es el dueño de la imagen y de su registro. Tienen tres años para demandar. Quítela, pero guarde una copia.',
  },
}
