/** Una citación a un tribunal laboral o de ayudas: el derecho del Reino Unido en español. */
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
  'gb.tribunal.benefit-step-papers': {
    says: 'Lea los papeles de la oficina y marque los errores. Envíe enseguida pruebas nuevas, como cartas del médico.',
  },
  'gb.tribunal.benefit-step-day': {
    says: 'Acuda a la vista, en persona, por teléfono o vídeo. Cuente cómo es un día normal y uno malo.',
  },
  'gb.tribunal.benefit-right-free': {
    says: 'La apelación es gratis. Aunque pierda, no paga los gastos de la otra parte.',
  },
  'gb.tribunal.benefit-right-day': {
    says: 'Le avisan al menos 14 días antes, salvo que acepte menos. Si no puede ir, pida otro día enseguida.',
  },
  'gb.tribunal.benefit-right-travel': {
    says: 'Puede llevar a alguien que hable o le acompañe. Pregunte antes al tribunal por el viaje.',
  },
  'gb.tribunal.benefit-right-missed': {
    says: 'Si falta con buen motivo, puede pedir en un mes que se anule la decisión (set aside).',
  },
  'gb.tribunal.benefit-insight': {
    says: 'El tribunal puede revisar toda la ayuda. Puede subirla y, pocas veces, bajarla.',
    actionable: 'Si ya cobra una parte, consulte antes a un asesor.',
  },
  'gb.tribunal.benefit-option-go': {
    says: 'Haga una lista corta de lo mal decidido y qué lo muestra.',
    title: 'Ir a la vista con sus pruebas',
    cost: 'Nada.',
    time: 'Una hora más o menos ese día.',
    risk: 'Una decisión solo por papeles ayuda a menos gente.',
    bestFor: 'Casi todos los que pueden participar.',
  },
  'gb.tribunal.benefit-option-help': {
    says: 'Citizens Advice, un Law Centre o el servicio de ayudas del council puede escribir por usted.',
    title: 'Buscar un asesor gratuito',
    cost: 'Nada.',
    time: 'Pídalo ya, semanas antes.',
    risk: 'Quizá no tengan tiempo. Envíe sus pruebas igual.',
    bestFor: 'Le cuestan los papeles y hablar.',
  },
  'gb.tribunal.ni-step': {
    says: 'Envíe cada papel a tiempo al tribunal y a la otra parte. Si necesita más tiempo, pídalo antes.',
  },
  'gb.tribunal.ni-right': {
    says: 'Casi siempre cada parte paga sus gastos. La Labour Relations Agency ayuda gratis a acordar antes.',
  },
  'gb.tribunal.ni-benefit': {
    says: 'La apelación es gratis, aunque pierda. Envíe enseguida pruebas nuevas y participe.',
  },
}
