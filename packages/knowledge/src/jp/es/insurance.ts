/** Decisions of insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_ES: Words = {
  'jp.buy.insure-want': {
    says: 'Su aseguradora le dice lo que pagará, o por qué no.',
  },
  'jp.buy.insure-step': {
    says: 'Pida por escrito el motivo y la cláusula. Después llame al 188.',
  },
  'jp.buy.insure-right': {
    says: 'Puede preguntar en qué se basa la decisión.',
  },
  'jp.buy.insure-option': {
    title: 'Pedir que lo miren de nuevo',
    says: 'Envíe papeles que prueben su caso.',
    cost: 'Nada.',
    time: 'Semanas.',
    risk: 'Los plazos siguen corriendo.',
    bestFor: 'Cree que el no está mal.',
  },
  'jp.insure.reality': {
    says: 'Es la opinión de la aseguradora. Puede preguntar otra vez y quejarse gratis.',
  },
  'jp.insure.right-three-years': {
    says: 'Puede reclamar durante tres años. Después el derecho puede terminar.',
  },
  'jp.insure.right-disclosure': {
    says: 'Si dicen que ocultó algo, debieron preguntarlo, y deben actuar en un mes desde que lo supieron. Un daño sin relación con ello debe pagarse igual.',
  },
  'jp.insure.right-pay-time': {
    says: 'Deben pagar en un tiempo justo para comprobar. Más tarde deben intereses.',
  },
  'jp.insure.step-review': {
    says: 'Quéjese a la aseguradora. Después use el órgano gratis de conflictos de seguros (金融ADR).',
  },
}
