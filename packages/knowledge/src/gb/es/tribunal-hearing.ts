/** A notice of a hearing at an employment tribunal, and what holds for each tribunal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIBUNAL_HEARING_ES: Words = {
  'gb.tribunal.less-formal': {
    says: 'Este tribunal es menos formal que un juzgado. Muchos hablan por sí mismos, y el juez ayuda con preguntas.',
  },
  'gb.tribunal.right-needs': {
    says: 'Diga ya al tribunal si necesita intérprete, pausas u otra ayuda por enfermedad o discapacidad. No paga nada.',
  },
  'gb.tribunal.work-step-papers': {
    says: 'Envíe cada papel en su día al tribunal, con copia a la otra parte. Guarde la prueba.',
  },
  'gb.tribunal.work-step-loss': {
    says: 'Calcule lo perdido: sueldo, vacaciones, preaviso, y lo ganado desde entonces. Es el «schedule of loss».',
  },
  'gb.tribunal.work-step-order': {
    says: 'Ordene por fecha cartas, mensajes y nóminas. Anote lo que vio cada testigo.',
  },
  'gb.tribunal.work-right-costs': {
    says: 'Casi siempre cada parte paga sus gastos, gane o pierda. Paga los ajenos solo si actúa mal, incumple órdenes o no tenía opción.',
  },
  'gb.tribunal.work-right-day': {
    says: 'Puede pedir otro día o más tiempo, con motivo y prueba. En los siete últimos días solo valen motivos fuertes.',
  },
  'gb.tribunal.work-right-settle': {
    says: 'Acas puede ayudar a ambas partes a acordar hasta la decisión. Es gratis y privado.',
  },
  'gb.tribunal.work-warning': {
    says: 'Si no hace lo ordenado, el tribunal puede cerrar su caso. Antes debe dejarle explicar.',
  },
  'gb.tribunal.work-option-settle': {
    says: 'Llame a la persona de Acas de su caso. Diga qué suma y qué referencia lo cerrarían.',
    title: 'Llegar a un acuerdo por Acas',
    cost: 'Nada.',
    time: 'Días o semanas, hasta la decisión.',
    risk: 'Tras el acuerdo no puede volver al tribunal por ello.',
    bestFor: 'Quiere terminar sin vista.',
  },
  'gb.tribunal.work-option-help': {
    says: 'Pregunte ya a su sindicato, a un Law Centre o a Citizens Advice. Algún seguro del hogar paga un abogado.',
    title: 'Buscar a alguien que hable por usted',
    cost: 'Nada.',
    time: 'Pida ayuda semanas antes.',
    risk: 'La ayuda gratis no es segura. Siga preparando.',
    bestFor: 'Casos de discriminación o vistas largas.',
  },
  'gb.tribunal.ni-step': {
    says: 'Envíe cada papel a tiempo al tribunal y a la otra parte. Si necesita más tiempo, pídalo antes.',
  },
  'gb.tribunal.ni-right': {
    says: 'Casi siempre cada parte paga sus gastos. La Labour Relations Agency ayuda gratis a acordar antes.',
  },
}
