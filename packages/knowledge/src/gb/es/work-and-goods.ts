/** Facturas de obras, compras, gimnasio o estudios: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_GOODS_ES: Words = {
  'gb.work.care-and-skill': {
    says: 'El trabajo de una empresa para un particular debe hacerse con el cuidado y la destreza normales. Si no, debe arreglarlo o cobrar menos.',
  },
  'gb.work.interest': {
    says: 'Ahora solo debe intereses si el contrato lo dice. En el tribunal lo normal es un 8% al año, y decide el juez.',
    actionable:
      'No incluya sus intereses en su oferta, salvo que los fije un contrato. Un tribunal los añade solo tras una demanda.',
  },
  'gb.work.goods': {
    says: 'Lo que una empresa vende a un particular debe ser de buena calidad y como se describió. Si no, el comprador puede tener un arreglo, un precio menor o su dinero.',
  },
  'gb.work.as-described': {
    says: 'En una venta entre particulares, la cosa debe ser como se describió. La ley no obliga al vendedor privado a garantizar la calidad.',
  },
  'gb.work.misled': {
    says: 'Un vendedor que dijo algo falso y así logró la venta puede tener que pagar. Si tenía buenas razones para creerlo, quizá no.',
  },
  'gb.gym.case': {
    says: 'En 2011 la High Court de Inglaterra consideró abusivos contratos de gimnasio demasiado largos o que exigían todos los meses restantes de golpe.',
    actionable:
      'Escriba que no acepta el resto del plazo ni los cargos añadidos. Pida el contrato que firmó.',
  },
  'gb.gym.fair-terms': {
    says: 'Una cláusula abusiva no le obliga. Puede serlo un plazo fijo largo o un cargo mayor que su pérdida real.',
  },
  'gb.fees.fair-terms': {
    says: 'Las cláusulas sobre las tarifas deben ser justas. Si le hacen pagar mucho más de lo que pierde la guardería o universidad, no le obligan.',
  },
  'gb.fees.student-complaint': {
    says: 'Puede usar el procedimiento de quejas de la universidad. Tras su respuesta final, la Office of the Independent Adjudicator puede revisarlo gratis.',
  },
  'gb.work.late-payment': {
    says: 'Entre empresas, la ley añade intereses y £40, £70 o £100 a una factura atrasada. No vale para compras como particular.',
  },
}
