/** Rights on bills for energy, water, phone and broadband: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_RIGHTS_ES: Words = {
  'gb.bill.right-phone-scheme': {
    says: 'Reclame ante la empresa de teléfono o internet. Después de seis semanas, o de una respuesta final, un servicio gratuito de conflictos puede decidir.',
  },
  'gb.bill.right-afford': {
    says: 'Una empresa de energía debe ofrecerle formas de pagar y fijar un plan según lo que pueda pagar.',
  },
  'gb.bill.right-prepayment': {
    says: 'En algunas casas no pueden imponer un contador de prepago (prepayment meter). Una es la casa con un niño menor de dos años. Otra es la de personas de más de 75 sin apoyo.',
  },
  'gb.bill.step-back-bill': {
    says: 'Escriba a la empresa: que quite toda la energía usada más de 12 meses antes de esta factura, pues no la facturó a tiempo. Luego revise el resto.',
  },
  'gb.bill.insight-back-bill': {
    says: 'La empresa dice que no le facturó durante un tiempo. No puede cobrar energía usada más de 12 meses antes de esta factura, salvo que usted se lo impidiera.',
    actionable:
      'Pida que quite todo el consumo de más de 12 meses antes de la factura y que envíe otra. Hágalo antes de acordar un plan.',
  },
  'gb.bill.right-back-bill': {
    says: 'No tiene que pagar energía de hace más de 12 meses que no facturaron, salvo que usted les impidiera facturarla.',
  },
  'gb.bill.right-energy-ombudsman': {
    says: 'Reclame ante la empresa. Después de ocho semanas, o de una respuesta final, el Energy Ombudsman puede decidir gratis.',
  },
  'gb.bill.right-water': { says: 'Tiene derecho a agua en casa, aunque deba dinero por ella.' },
  'gb.bill.right-no-bullying': {
    says: 'Una empresa no puede engañarle ni acosarle para que pague.',
  },
  'gb.bill.right-heat-network': {
    says: 'Desde el 27 de enero de 2026 Ofgem tiene reglas para la calefacción común. La empresa debe ser justa, ayudar si falta dinero y cortar solo al final. La queja al Energy Ombudsman es gratis.',
  },
  'gb.bill.right-heat-lease': {
    says: '¿La calefacción va en los gastos de su piso? Entonces el coste debe ser justo y el tribunal puede decidir.',
  },
}
