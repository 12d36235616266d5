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
  'de.pay-kept.want': {
    says: 'Su empresa retiene parte del sueldo por un daño. Dice que usted debe pagarlo.',
  },
  'de.pay-kept.right-safe': {
    says: 'Lo que no se puede embargar tampoco se puede retener, salvo daño hecho a propósito. Hasta el 30 de junio de 2027 son al menos 1.587,40 € netos al mes.',
  },
  'de.pay-kept.right-damage': {
    says: 'Un pequeño descuido en el trabajo no le cuesta nada. Si es mayor, debe una parte justa. La empresa debe probar el daño y la culpa.',
  },
  'de.pay-kept.step': {
    says: 'Opóngase por escrito y pida el sueldo entero para un día fijo. Hágalo pronto: muchos contratos lo dejan caducar a los tres meses. No firme que lo reconoce.',
  },
  'de.pay-kept.option': {
    says: 'La oficina del tribunal laboral (Rechtsantragstelle) redacta gratis su demanda.',
    title: 'Reclamar el sueldo en el tribunal laboral',
    cost: 'Tasas bajas. En primera instancia cada parte paga su abogado.',
    time: 'Una primera vista, casi siempre en semanas.',
    risk: 'Usted paga su abogado, si lo toma.',
    bestFor: 'No pagan después de su carta.',
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
