/** Questions about divorce, its money, child support, contact, an estate, violence and stalking: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_ES: Words = {
  'jp.ask.divorce': {
    says: 'Si ambos están de acuerdo, presenten el papel en el municipio. Si no, empiece la mediación (調停) en el tribunal de familia. Arreglen por escrito hijos, pensión, casa y ahorros. Desde abril de 2026 ambos pueden tener la patria potestad. El reparto se pide durante cinco años.',
  },
  'jp.ask.divorce-money': {
    says: 'Lo que ambos formaron en el matrimonio se reparte, en principio a medias, sea cual sea el nombre. Lo de antes o heredado sigue suyo. En divorcios desde abril de 2026 puede pedirlo cinco años. Pida también el reparto de pensión (年金分割). Sin acuerdo, vaya al tribunal de familia.',
  },
  'jp.ask.contact': {
    says: 'Padre e hijo pueden verse (親子交流) según el bien del niño. Sin acuerdo, pida mediación (調停) al tribunal de familia. Si no se cumple, puede recordar gratis (履行勧告) u ordenar dinero por cada falta (間接強制). Pague la pensión igual. No se lleve usted al niño.',
  },
  'jp.ask.estate': {
    says: 'Con una herencia asume también las deudas. Tiene tres meses para renunciar en el tribunal de familia (相続放棄). No use ni venda nada antes.',
  },
  'jp.ask.child-support': {
    says: 'Ambos padres deben mantener al hijo. El tribunal fija o cambia la suma. Lo impagado se toma del sueldo, también lo futuro.',
  },
  'jp.ask.child-support-cannot-pay': {
    says: 'No lo rebaje por su cuenta: pueden embargar su sueldo, hasta la mitad para los hijos. Desde abril de 2026 puede bastar un acuerdo escrito. Dígalo enseguida al otro y pida menos por escrito. ¿Sin acuerdo? Pida mediación al tribunal de familia (養育費の減額調停). Cuesta 1.200 yenes por hijo. Pesa lo que cambió, como perder el empleo, y ambos ingresos. Houterasu ayuda gratis con pocos ingresos: 0570-078374.',
  },
}
