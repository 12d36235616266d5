/** Obras previstas en el edificio: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const WORKS_CONSULTATION_ES: Words = {
  'gb.works.no-bill': {
    says: 'No es una factura. Aún no se debe nada, y puede opinar sobre el plan.',
  },
  'gb.works.step-write': {
    says: 'Envíe su opinión por escrito antes del último día. Diga si las obras hacen falta ya y qué costaría menos.',
  },
  'gb.works.step-lease': {
    says: 'Mire su contrato (lease): ¿debe el dueño hacer estas obras, debe usted pagar y qué parte?',
  },
  'gb.works.step-together': {
    says: 'Hable con los vecinos y respondan juntos. Proponga un constructor de confianza si el aviso lo pide.',
  },
  'gb.works.right-views': {
    says: 'Tiene al menos 30 días en cada fase, sobre el plan y luego sobre los presupuestos. El dueño debe tenerlo en cuenta.',
  },
  'gb.works.right-cap': {
    says: 'Si su parte pasa de £250 y no consultan como manda la ley, por regla solo pueden cobrarle £250.',
  },
  'gb.works.right-see': {
    says: 'Debe haber al menos dos presupuestos, uno de una empresa sin vínculo con el dueño. Puede verlos gratis.',
  },
  'gb.works.right-fair': {
    says: 'Solo paga costes justos por un trabajo correcto. El tribunal puede decidirlo, antes o después.',
  },
  'gb.works.right-safety': {
    says: 'Por revestimientos peligrosos y muchos fallos de incendio en edificios altos quizá no deba nada o solo una parte. Pida consejo antes.',
  },
  'gb.works.insight': {
    says: 'Un tribunal puede perdonar pasos omitidos (dispensation), sobre todo si nadie perdió nada.',
    actionable: 'Escriba ahora lo que habría pedido. Eso muestra luego la pérdida.',
  },
  'gb.works.option-views': {
    says: 'Pida el informe, el plan y la parte de cada piso. Proponga ideas y un constructor.',
    title: 'Enviar su opinión sobre las obras',
    cost: 'Nada.',
    time: 'Una carta en 30 días.',
    risk: 'Deben escuchar, no aceptar.',
    bestFor: 'Quien duda de la necesidad o el precio.',
  },
  'gb.works.option-plan': {
    says: 'Pregunte si hay un fondo de reserva y qué planes ofrecen. Los ayuntamientos suelen dar años.',
    title: 'Preguntar pronto por pagar en partes',
    cost: 'Su parte, repartida.',
    time: 'Antes de la factura.',
    risk: 'Un dueño privado puede negarse.',
    bestFor: 'Las obras hacen falta, pero es mucho dinero.',
  },
  'gb.works.scotland': {
    says: 'En Escocia manda la escritura (title deeds), o si no el voto de la mayoría. Deben avisarle y puede votar.',
  },
  'gb.works.scotland-step': {
    says: 'Busque en la escritura su parte y cómo se decide. Pida al menos dos presupuestos antes de votar.',
  },
}
