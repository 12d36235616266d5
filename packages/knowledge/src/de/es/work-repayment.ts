/** The Spanish words of the rows in ../work-repayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_REPAYMENT_ES: Words = {
  'de.pay-back.want': {
    says: 'Su empleador dice que le pagó de más por error y quiere recuperarlo.',
  },
  'de.pay-back.reality': {
    says: 'No es una decisión oficial. Deben probar el error y la suma.',
  },
  'de.pay-back.right-spent': {
    says: '¿Era poco y lo gastó de buena fe en el día a día? Puede quedárselo. No si conocía el error.',
  },
  'de.pay-back.right-pay': {
    says: 'No pueden quitarlo todo de la próxima nómina. La parte inembargable debe llegarle.',
  },
  'de.pay-back.right-late': {
    says: 'Muchos contratos extinguen estos derechos tras tres meses o más, también los del empleador. Si no, tres años.',
  },
  'de.pay-back.step': {
    says: 'Compare contrato y nóminas. Pida por escrito el cálculo, bruto y neto. No firme nada aún.',
  },
  'de.pay-back.option': {
    says: 'Si es correcto, ofrezca pequeñas cuotas.',
    title: 'Ofrecer cuotas',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Puede valer como reconocimiento.',
    bestFor: 'El error es claro.',
  },
  'de.training.want': {
    says: 'Su empleador reclama los costes de una formación porque se va.',
  },
  'de.training.reality': {
    says: 'Muchas de estas cláusulas no valen. Entonces no debe nada.',
  },
  'de.training.right-term': {
    says: 'La cláusula debe pactarse antes, decir los costes y bajar cada mes. No puede atarle demasiado: a menudo un año por un mes de curso.',
  },
  'de.training.right-reason': {
    says: 'No vale la cláusula que le hace pagar sea cual sea el motivo. Por ejemplo, si despide la empresa o ya no puede por enfermedad.',
  },
  'de.training.step': {
    says: 'No pague aún. Lleve el acuerdo a un sindicato o abogado.',
  },
  'de.training.option': {
    says: 'Escriba que la cláusula no vale y por qué.',
    title: 'Rechazar la reclamación',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Pueden demandar.',
    bestFor: 'La cláusula es dura o poco clara.',
  },
}
