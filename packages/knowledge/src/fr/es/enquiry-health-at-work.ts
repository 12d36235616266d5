/** Questions about illness, pregnancy and parental leave at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_WORDS: Words = {
  'fr.ask-work.sick': {
    says: 'Nadie puede despedirle porque está enfermo. Otro motivo real, o una ausencia larga que daña a la empresa, puede contar.',
    dependsOn: 'el motivo verdadero',
  },
  'fr.ask-work.parental-leave': {
    says: 'Con un año en la empresa tiene derecho hasta que el niño cumpla tres años, y el jefe no puede negarse. Pídalo por carta certificada dos meses antes. Justo tras la baja por maternidad basta un mes.',
  },
  'fr.ask-work.sick-pay-late': {
    says: 'Compruebe que el parte médico y el certificado de salario de la empresa llegaron a la CPAM: sin ellos no se paga nada. Escriba en ameli.fr. Contra un no tiene dos meses para la comisión (CRA). Si lo necesita, pida ayuda al servicio social de la CPAM.',
  },
  'fr.ask-work.unfit': {
    says: 'El empleador debe buscar primero un puesto que el médico del trabajo permita. Un mes después del dictamen, sin puesto nuevo ni despido, debe volver a pagar el salario. Tiene 15 días para impugnar el dictamen ante el tribunal laboral (prud’hommes).',
  },
  'fr.ask-work.burn-out': {
    says: 'Vea a su médico: puede darle la baja. Pida una visita al médico del trabajo y escriba al empleador lo que le daña: debe proteger su salud. Guarde pruebas. La CPAM puede aceptarlo como enfermedad profesional, pero solo en casos graves.',
  },
}
