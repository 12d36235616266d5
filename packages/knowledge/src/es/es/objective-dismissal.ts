/** Dismissals for reasons of the firm (despido objetivo, ERE): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const OBJECTIVE_DISMISSAL_WORDS: Words = {
  'es.work.want-objective': {
    says: 'Dicen que el trabajo termina por causas de la empresa o porque ya no es apto. Usted no hizo nada malo.',
  },
  'es.work.right-twenty-days': {
    says: 'Por causas objetivas recibe 20 días de salario por año, hasta 12 meses, a la vez que la carta.',
  },
  'es.work.right-fifteen-notice': {
    says: 'Por causas objetivas tiene 15 días de preaviso y seis horas pagadas a la semana para buscar trabajo. Si no, le pagan esos días.',
  },
  'es.work.right-collective': {
    says: 'En un despido colectivo (ERE) la empresa debe negociar antes con los trabajadores. Usted recibe su carta y al menos 20 días por año.',
  },
  'es.work.insight-money-same-time': {
    says: 'En un despido objetivo el dinero debe ofrecerse con la carta. Si no, suele ser improcedente.',
    actionable: 'Apunte si recibió el dinero y cuándo.',
  },
  'es.work.tactic-take-money': {
    says: 'Puede cobrar el dinero ofrecido y aun así impugnar el despido.',
    risk: 'Si gana, se descuenta lo cobrado.',
    notWhen: 'No si firma un acuerdo en conciliación.',
  },
  'es.work.right-figures': {
    says: 'La carta debe dar hechos: por causas económicas, las cifras. Decir que «la empresa va mal» no basta. Entonces el juez suele declarar el despido improcedente.',
  },
}
