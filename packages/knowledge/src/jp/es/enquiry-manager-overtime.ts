/** Questions about overtime of shop managers and others with a title: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGER_OVERTIME_ES: Words = {
  'jp.ask.manager-overtime': {
    says: 'Un título no quita el derecho a horas extra. Quien no fija sus horas ni decide sobre personal y sueldos no es directivo para la ley (名ばかり管理職). Una suma fija solo cuenta si su importe y horas están separados del salario base. Es un 25 % más, un 50 % por encima de 60 horas al mes, y otro 25 % de 22 a 5 h. Reclame pronto por escrito (内容証明): cada mes se pierde a los tres años. Guarde mensajes y fotos y acuda a la inspección de trabajo o a 法テラス.',
  },
}
