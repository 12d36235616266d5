/** The Spanish words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_ES: Words = {
  'nz.denied.right-again': {
    says: 'Si está en Nueva Zelanda con un visado temporal válido, puede pedir una vez que lo miren de nuevo. Tiene 14 días desde la carta.',
  },
  'nz.denied.right-appeal': {
    says: 'Por un visado de residencia (residence visa) casi siempre puede apelar ante el Immigration and Protection Tribunal en un plazo de 42 días.',
  },
  'nz.denied.right-humanitarian': {
    says: 'Si su visado ha terminado, puede apelar por razones humanitarias (humanitarian grounds) en los 42 días siguientes. Las razones deben ser muy fuertes.',
  },
  'nz.denied.right-reasons': { says: 'Puede pedir las razones y el expediente.' },
  'nz.denied.warn-stay': {
    says: 'Compruebe el último día del visado que tiene. Cuando acaba debe irse, y estos plazos son estrictos.',
  },
  'nz.denied.step-date': {
    says: 'Apunte el día en que recibió la carta. Responda a cada razón con pruebas nuevas.',
  },
  'nz.denied.step-help': {
    says: 'Busque ayuda esta semana de un abogado, Community Law o un asesor con licencia (licensed immigration adviser). Otros no pueden aconsejarle.',
  },
  'nz.denied.option-appeal': {
    says: 'Use el formulario que nombra la carta, y envíelo con sus pruebas antes del último día.',
    title: 'Pedir que lo miren de nuevo, o apelar',
    cost: 'Una tasa en la mayoría de los casos.',
    time: 'De semanas a muchos meses.',
    risk: 'Casi siempre tiene una sola oportunidad.',
    bestFor: 'Puede mostrar pruebas que faltaban.',
  },
}
