/** Spanish: children, safety at home, wills, social workers and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_ES: Words = {
  'ie.family.right-access': {
    says: 'Puede pedir al District Court visitas, custodia o tutela. Lo mejor para el niño va primero.',
  },
  'ie.family.right-maintenance': {
    says: 'Puede pedir al District Court una pensión para un hijo, con matrimonio o sin él. Puede tomarse del sueldo.',
  },
  'ie.family.right-safe': {
    says: 'El District Court puede ordenar a una persona violenta que no se acerque o deje la casa. Puede actuar el mismo día. En peligro, llame al 999 o al 112.',
  },
  'ie.family.right-share': {
    says: 'Un cónyuge o pareja civil tiene una parte legal, diga lo que diga el testamento. Un hijo puede ir al tribunal en seis meses desde el acta de herencia.',
  },
  'ie.family.right-consent': {
    says: 'Tusla debe estudiar un riesgo para un niño. No puede llevárselo sin su permiso, un juez, o los Gardaí en una urgencia.',
  },
  'ie.family.know-decide': {
    says: 'Un poder (enduring power) debe hacerse mientras la persona lo entiende. Si es tarde, el Circuit Court puede nombrar a quien ayude.',
  },
  'ie.family.answer-access': {
    says: 'Pruebe antes la mediación familiar gratis. Si falla, pida visitas al District Court. Lo mejor para el niño va primero.',
  },
  'ie.school.wants': {
    says: 'La escuela dice que su hijo debe quedarse fuera, o no tiene plaza. Debe dar razones y decir cómo oponerse.',
  },
  'ie.school.right-appeal': {
    says: 'Puede recurrir una expulsión, 20 días o más de suspensión al año, o una plaza negada. Para una plaza negada, pida antes una revisión al consejo de la escuela.',
  },
  'ie.school.know-absence': {
    says: 'Un niño debe ir a la escuela hasta los 16. Tras 20 días de falta, la escuela debe avisar a Tusla. Dé razones por escrito de cada falta.',
  },
  'ie.school.right-equal': {
    says: 'Una escuela no puede tratar peor a un niño por una discapacidad, y debe hacer cambios justos. Puede acudir a la Workplace Relations Commission en seis meses, tras escribir a la escuela en dos.',
  },
  'ie.school.exclude-step': {
    says: 'Pida por escrito las razones y las reglas de la escuela. Apunte cada fecha, porque los plazos son cortos.',
  },
  'ie.school.answer': {
    says: 'Pida las razones por escrito. Recurra después al Ministerio de Educación según la section 29. Para una plaza negada, pida antes una revisión al consejo de la escuela.',
  },
}
