/** Bills for power, gas and water: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_ES: Words = {
  'jp.buy.bill-want': {
    says: 'Una empresa de luz, gas o agua quiere cobrar su factura.',
  },
  'jp.buy.bill-real': {
    says: 'Si llama antes del día de corte, muchas veces puede tener más tiempo.',
  },
  'jp.buy.bill-late': {
    says: 'Llame hoy a la empresa, aunque la fecha pasó. Pregunte si y cuándo le corta, y pida otra fecha o plazos.',
  },
  'jp.buy.bill-call': {
    says: 'Llame a la empresa antes de la fecha. Pida una fecha nueva o plazos.',
  },
  'jp.buy.bill-town': {
    says: 'Pregunte en la oficina de ayuda de su municipio (自立相談支援機関) si falta dinero.',
  },
  'jp.buy.bill-right': {
    says: 'Puede pedir la lectura del contador y cómo se hizo la cantidad.',
  },
  'jp.buy.bill-plan': {
    title: 'Pedir tiempo o plazos',
    says: 'Ofrezca una fecha.',
    cost: 'Lo que ofrezca.',
    time: 'Una llamada.',
    risk: 'Cúmplalo.',
    bestFor: 'La debe.',
  },
  'jp.bill.not-yet': {
    says: 'Deben decírselo por escrito antes de cortar la luz. Busque el día.',
  },
  'jp.bill.right-welfare': {
    says: 'Su municipio debe aconsejarle gratis cuando falta dinero, y puede ayudar con el alquiler y un presupuesto.',
  },
  'jp.bill.right-last-resort': {
    says: 'Si un vendedor termina su contrato, puede pedir luz a otro, y al final a la compañía de la zona.',
  },
  'jp.bill.step-check': {
    says: 'Compruebe el contador, el periodo y la tarifa de la factura.',
  },
  'jp.bill.right-sewer': {
    says: 'La parte del alcantarillado (下水道使用料) se extingue sola a los cinco años. La del agua, solo si usted dice que es demasiado antigua. Un primer aviso formal reinicia el plazo del alcantarillado.',
  },
}
