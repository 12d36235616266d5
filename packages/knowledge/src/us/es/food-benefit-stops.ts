/** The Spanish words of the rows in ../food-benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FOOD_BENEFIT_STOPS_ES: Words = {
  'us.stop.snap-want': {
    says: 'El estado dice que su ayuda de comida (SNAP) termina o cambia, desde cuándo y por qué.',
  },
  'us.stop.snap-who': {
    says: 'La oficina de su estado o condado lleva SNAP con reglas federales. La audiencia la hace alguien que no decidió su caso.',
  },
  'us.stop.snap-reality': {
    says: 'Esto no es lo último. La audiencia es gratis, y muchos avisos usan una cifra de ingresos equivocada.',
  },
  'us.stop.snap-rights': {
    says: 'Puede ver su expediente, pedir una audiencia, llevar a alguien que le ayude y muchas veces conservar la ayuda hasta la decisión.',
  },
  'us.stop.snap-right-notice': {
    says: 'En la mayoría de los casos deben avisarle al menos diez días antes de cortar la ayuda, y decir por qué.',
  },
  'us.stop.snap-right-keep': {
    says: 'Pida la audiencia en los días que dice el aviso, y la ayuda sigue. Si pierde, quizás deba devolverla.',
  },
  'us.stop.snap-right-hearing': {
    says: 'Puede pedir una audiencia justa (fair hearing) en 90 días, por escrito o por teléfono.',
  },
  'us.stop.snap-step': {
    says: 'Pida ahora una audiencia y diga que quiere que siga la ayuda. Anote el día y el nombre.',
  },
  'us.stop.snap-step-check': {
    says: 'Revise los ingresos y las personas que contaron. Envíe talones de pago, renta, guardería y gastos médicos.',
  },
  'us.stop.snap-option': {
    says: 'Llame o escriba: «Pido una audiencia justa y quiero que siga mi ayuda».',
    title: 'Pedir una audiencia justa',
    cost: 'Gratis',
    time: 'En los días del aviso para conservar la ayuda; 90 días como máximo',
    risk: 'Si pierde, quizás deba devolver la ayuda que siguió.',
    bestFor: 'Los ingresos o las personas contadas están mal.',
  },
  'us.stop.snap-right-work': {
    says: 'El límite de tres meses no es para quien no puede trabajar, está embarazada, cuida a un niño menor de 14 años o trabaja 20 horas por semana. Envíe pruebas.',
  },
}
