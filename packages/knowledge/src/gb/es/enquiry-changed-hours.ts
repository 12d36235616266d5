/** Questions of people whose days of work are to change though they care for children, and of those who got less notice than agreed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_HOURS_ES: Words = {
  'gb.ask-work.days-changed': {
    says: 'Si los fija y no hay una cláusula clara para cambiarlos, hace falta su sí. Escriba enseguida que no está de acuerdo y siga trabajando solo «bajo protesta» (under protest). Pida por escrito un horario flexible (flexible working): puede hacerlo dos veces al año y deben responder en dos meses. Una regla que perjudica más a las madres sin buena razón es discriminación prohibida. No dimita sin consejo: Acas, 0300 123 1100. El plazo para el tribunal es corto.',
    dependsOn: 'lo que diga su contrato sobre sus días y horas',
  },
  'gb.ask-work.contract-notice': {
    says: 'Cuenta el preaviso de su contrato si es más largo que la semana o semanas de la ley. Si pagan menos, es un despido contra el contrato (wrongful dismissal). Puede reclamar sueldo y beneficios del resto, también en los primeros meses. Un periodo de prueba solo acorta el preaviso si usted lo aceptó. Una falta muy grave es otra cosa. Pida el resto por escrito con una fecha y avise a Acas dentro del plazo. Que no hubiera advertencias solo basta tras el tiempo que pide el despido injusto.',
  },
}
