/** What can still be done when the time to answer a tax or a benefit debt is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_ES: Words = {
  'es.late.surcharge-want': {
    says: 'Es una providencia de apremio. Su plazo corto parece pasado: se suman el 20 % e intereses, y pueden embargar.',
  },
  'es.late.surcharge-step': {
    says: 'Busque el día en que le llegó, también en el buzón electrónico. ¿Hace menos de un mes? Aún puede recurrir: pagado, prescrito o no le notificaron la primera. ¿Más? Pida hoy plazos.',
  },
  'es.late.tax-reality': {
    says: 'Es serio, pero aún cabe un plan, hasta que le avisen de la venta de lo embargado.',
  },
  'es.late.tax-step': {
    says: 'Busque el día en que le llegó, también en el buzón electrónico. ¿Hace menos de un mes? Aún puede recurrir. ¿Más? Pida hoy plazos por internet.',
  },
  'es.late.tax-option': {
    says: 'Pida que corrijan un error claro de hecho o de suma. Si infringe claramente la ley, pida su revocación.',
    title: 'Pedir tarde que corrijan un error claro',
    cost: 'Gratis.',
    time: 'Mientras la deuda no prescriba: cuatro años casi siempre.',
    risk: 'No están obligados a revocar. Mientras, hay que pagar.',
    bestFor: 'El error se ve en los papeles.',
  },
  'es.late.plan': {
    says: 'Si lo debe, pida hoy plazos por internet. Aún se puede después del último día, casi siempre con recargo.',
  },
  'es.late.request-want': {
    says: 'Hacienda pidió papeles o sus razones. El plazo parece pasado: puede haber decidido sin ellos.',
  },
  'es.late.request-step': {
    says: 'Envíe hoy sus papeles de todos modos: lo que llega antes de la decisión aún puede contar. Mire el correo y el buzón: contra la decisión tiene un mes.',
  },
  'es.late.benefit-first-reality': {
    says: 'Esto era solo el primer aviso. La oficina aún debe enviar una resolución, y esa se puede recurrir.',
  },
  'es.late.benefit-first-step': {
    says: 'Envíe hoy sus alegaciones con pruebas, aunque sea tarde: lo que llega antes de la resolución aún puede contar. Contra ella tiene 30 días hábiles.',
  },
  'es.late.benefit-first-option': {
    says: 'Pregunte si ya hay resolución. Si no, envíe hoy sus alegaciones. Si la hay, presente contra ella la reclamación previa y diga por qué.',
    title: 'Alegar tarde, o recurrir la resolución',
    cost: 'Gratis.',
    time: '30 días hábiles desde que le llegó la resolución.',
    risk: 'Pasados esos días, la resolución suele ser firme.',
    bestFor: 'Avisó del cambio, o la suma está mal.',
  },
  'es.late.benefit-reality': {
    says: 'Pasados 30 días hábiles, la orden de devolver suele ser firme. Aún cabe un plan, y siguen los límites de lo que pueden retener.',
  },
  'es.late.benefit-step': {
    says: 'Busque el día en que le llegó: los 30 días hábiles corren desde ahí. ¿Aún a tiempo? Presente hoy la reclamación previa. ¿Pasó? Pida plazos pequeños.',
  },
}
