/** The Spanish words of the rows in ../sick-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_ES: Words = {
  'fr.sick-pay.want': {
    says: 'El seguro de enfermedad deja de pagarle la baja (indemnités journalières).',
  },
  'fr.sick-pay.reality': {
    says: 'Su médico dice que puede trabajar. Vuelva ese día, o vea antes a su médico. Faltar sin baja puede costarle el empleo.',
  },
  'fr.sick-pay.deadline': {
    says: 'Tiene dos meses desde la carta para recurrir ante la comisión médica (CMRA). No detiene la decisión.',
    action: 'Escribir a la comisión médica (CMRA)',
    consequence: 'La decisión será firme.',
  },
  'fr.sick-pay.right-court': {
    says: 'El recurso es gratis y lo deciden médicos. Cuatro meses sin respuesta son un no. Luego dos meses para el tribunal social, que puede nombrar un médico.',
  },
  'fr.sick-pay.right-report': {
    says: 'Puede nombrar un médico que reciba el informe. Adjunte nuevos certificados.',
  },
  'fr.sick-pay.right-works-doctor': {
    says: '¿Ausente 60 días o más, o 30 tras un accidente laboral? El médico de empresa debe verle en ocho días tras volver. También puede pedir una visita antes.',
  },
  'fr.sick-pay.step': {
    says: 'Vea a su médico esta semana con la carta. Pida un informe escrito. Avise a su empleador.',
  },
  'fr.sick-pay.option': {
    says: 'Escriba por qué no puede trabajar, con el informe de su médico.',
    title: 'Recurrir ante la comisión médica',
    cost: 'Gratis.',
    time: 'Dos meses.',
    risk: 'Sin prestación hasta la respuesta.',
    bestFor: 'Su médico dice que sigue enfermo.',
  },
}
