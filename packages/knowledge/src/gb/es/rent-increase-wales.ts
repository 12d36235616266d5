/** A notice of a higher rent in Wales: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_WALES_ES: Words = {
  'gb.rent-rise.right-faulty-wales': {
    says: 'Con menos de dos meses de aviso, o menos de un año desde la última subida, el alquiler no cambia.',
  },
  'gb.rent-rise.right-leave-wales': {
    says: 'Si el contrato no tiene fin fijo, puede irse con un aviso por escrito de cuatro semanas.',
  },
  'gb.rent-rise.step-wales': {
    says: 'Compruebe el aviso: formulario RHW12, dos meses enteros, un año desde la última subida. Si falta algo, escriba al propietario.',
  },
  'gb.rent-rise.insight-wales': {
    says: 'En Gales la mayoría de los contratos no permite que otro fije el alquiler. Algunos de antes de diciembre de 2022 sí: decide un comité (rent assessment committee).',
    actionable:
      '¿Entró antes de diciembre de 2022? Pregunte ya a Shelter Cymru, porque el plazo es corto.',
  },
  'gb.rent-rise.reality-wales': {
    says: 'En Gales un propietario puede terminar algunos contratos sin motivo. Téngalo en cuenta al negociar.',
  },
  'gb.rent-rise.not-yet-wales': {
    says: 'Hasta el día del aviso solo debe el alquiler de antes.',
  },
}
