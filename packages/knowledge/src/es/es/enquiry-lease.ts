/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_WORDS: Words = {
  'es.ask.end-lease': {
    says: 'En contratos desde marzo de 2019 puede quedarse cinco años, o siete si el dueño es empresa. Después el casero debe avisar cuatro meses antes como mínimo, o el contrato sigue. Desde el 15 de noviembre de 2026 un decreto exige casi siempre seis: pregunte si sigue vigente.',
    dependsOn: 'cuándo firmó y quién es el dueño',
  },
  'es.ask.leave-flat': {
    says: 'Sí, pasados seis meses y avisando 30 días antes. Solo paga si el contrato lo dice: un mes por cada año que falte. Un decreto de octubre de 2026 lo suprime, al menos en contratos nuevos: pregunte si sigue vigente.',
  },
  'es.ask.myth-no-contract-rent': {
    says: 'Un contrato verbal vale. Tiene los mismos derechos si prueba que paga y vive allí.',
  },
  'es.ask.landlord-needs-home': {
    dependsOn: 'su contrato',
    says: 'Solo si el dueño es una persona, ya pasó el primer año y el propio contrato lo prevé. Debe necesitarlo para sí, hijos, padres o cónyuge divorciado, y avisar dos meses antes. Si nadie lo ocupa en tres meses, usted puede reclamar.',
  },
  'es.ask.home-sold': {
    dependsOn: 'cuándo firmó',
    says: 'La venta no acaba con su contrato: el comprador debe respetarlo hasta cinco años, o siete si el dueño era empresa. A menudo puede comprar antes que otros, en 30 días desde un aviso completo. No firme que se va.',
  },
}
