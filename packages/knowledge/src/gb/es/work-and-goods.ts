/** Unpaid bills for work and goods: what the consumer laws say to both sides. The words in Spanish. */
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
  'gb.work.late-payment': {
    says: 'Entre empresas, la ley añade intereses y £40, £70 o £100 a una factura atrasada. No vale para compras como particular.',
  },
  'gb.work.fair-price': {
    says: 'Si no acordó un precio por un servicio, debe uno razonable y no más. Si se hizo mal, puede deber menos, y a veces nada.',
  },
  'gb.work.private-interest': {
    says: 'Si no fue un trato entre empresas, ahora solo debe los intereses pactados. En el tribunal lo usual es un 8 % al año, y decide el juez.',
  },
}
