/** Questions about a dismissal while a person is ill: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_ES: Words = {
  'ch.ask.dismissed-while-ill': {
    says: 'Cuente desde el primer día de enfermedad. Tras el periodo de prueba está protegido 30 días, del segundo al quinto año 90, desde el sexto 180. Un despido en ese tiempo es nulo: no vale más tarde, después hace falta uno nuevo. Escríbalo enseguida y ofrezca su trabajo para cuando esté bien. Un despido anterior queda parado. Su sueldo o un subsidio diario sigue. La oficina de conciliación es gratis.',
    dependsOn: 'su año de servicio y los días de enfermedad',
  },
  'ch.ask.ill-in-trial': {
    says: 'Sí. En la prueba la enfermedad no protege y bastan siete días de aviso. Mire primero si ya había acabado: suele ser un mes, tres como máximo, y la enfermedad la alarga. El sueldo va hasta el último día si el empleo era para más de tres meses; un seguro puede pagar más. Pida el motivo por escrito e inscríbase en el RAV.',
  },
  'ch.ask.ill-after-own-notice': {
    says: 'Si usted mismo renunció, la enfermedad o un accidente no alarga el plazo. El empleo acaba el día de su renuncia. Solo se detiene un despido del empleador. Hasta el último día sigue el sueldo o un subsidio. Tras un accidente el seguro de accidentes paga hasta que pueda trabajar, también después del empleo. Si está enfermo, pregunte al seguro de la empresa si su subsidio sigue. Inscríbase en el RAV cuando pueda trabajar.',
  },
}
