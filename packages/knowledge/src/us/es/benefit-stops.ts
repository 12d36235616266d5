/** The Spanish words of the rows in ../benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_STOPS_ES: Words = {
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
  'us.stop.medicaid-want': {
    says: 'El estado dice que su Medicaid termina, cambia o se niega, y por qué.',
  },
  'us.stop.medicaid-reality': {
    says: 'Muchas personas pierden Medicaid solo porque faltaba un formulario. A menudo se puede arreglar.',
  },
  'us.stop.medicaid-right-hearing': {
    says: 'Tiene derecho a una audiencia justa. El aviso dice el último día, como mucho 90 días.',
  },
  'us.stop.medicaid-right-keep': {
    says: 'Pida una audiencia antes del día en que termina, y su Medicaid sigue hasta la decisión.',
  },
  'us.stop.medicaid-right-notice': {
    says: 'En la mayoría de los casos el aviso debe llegar al menos diez días antes de que termine su Medicaid.',
  },
  'us.stop.medicaid-step': {
    says: 'Envíe lo que falta y pida una audiencia el mismo día. Diga que quiere que siga Medicaid.',
  },
  'us.stop.medicaid-option': {
    says: 'Pídala por escrito, en línea o por teléfono. Guarde prueba del día.',
    title: 'Pedir una audiencia justa',
    cost: 'Gratis',
    time: 'Antes del día en que termina, para conservar Medicaid',
    risk: 'Si pierde, el estado puede pedir el costo de la atención que siguió.',
    bestFor: 'Todavía califica, o solo faltaba un formulario.',
  },
  'us.stop.ssa-want': {
    says: 'El Seguro Social dice que un beneficio se niega, termina o cambia, y por qué.',
  },
  'us.stop.ssa-reality': {
    says: 'Un primer no es común. Muchas personas ganan después, sobre todo en la audiencia ante un juez.',
  },
  'us.stop.ssa-right-appeal': {
    says: 'Tiene 60 días para pedir otra revisión (reconsideration). Suponen que la carta llegó a los cinco días.',
  },
  'us.stop.ssa-right-ssi': {
    says: 'Si cortan o terminan SSI, apele en diez días desde que recibe el aviso. El dinero sigue hasta la primera decisión.',
  },
  'us.stop.ssa-step': {
    says: 'Apele en ssa.gov o envíe el formulario SSA-561. Consiga papeles nuevos de sus médicos.',
  },
  'us.stop.ssa-option': {
    says: 'Diga qué está mal y añada pruebas. No empiece de nuevo en lugar de apelar: puede perder meses.',
    title: 'Pedir otra revisión (reconsideration)',
    cost: 'Gratis',
    time: 'En 60 días; diez días para conservar SSI',
    risk: 'Si pierde, quizás deba devolver el dinero que siguió.',
    bestFor: 'No está de acuerdo con la razón.',
  },
  'us.stop.meals-want': {
    says: 'El distrito escolar dice si su hijo recibe comidas gratis o más baratas, y por qué.',
  },
  'us.stop.meals-reality': {
    says: 'Puede pedirlas otra vez en cualquier momento, por ejemplo si bajan sus ingresos o crece su familia.',
  },
  'us.stop.meals-right-hearing': {
    says: 'Puede apelar ante alguien que no decidió. Puede llevar a alguien que le ayude y ver los papeles.',
  },
  'us.stop.meals-right-direct': {
    says: 'Un niño en un hogar con SNAP, en crianza temporal o sin hogar recibe comidas gratis sin mirar ingresos.',
  },
  'us.stop.meals-step': {
    says: 'Compare los ingresos y el número de personas con sus cifras. Pida una audiencia si están mal.',
  },
  'us.stop.meals-option': {
    says: 'Llame o escriba a la persona que nombra la carta.',
    title: 'Pedir una audiencia',
    cost: 'Gratis',
    time: 'Antes del día que dice la carta',
    risk: 'Ninguno.',
    bestFor: 'Los ingresos o las personas contadas están mal.',
  },
  'us.stop.snap-right-work': {
    says: 'El límite de tres meses no es para quien no puede trabajar, está embarazada, cuida a un niño menor de 14 años o trabaja 20 horas por semana. Envíe pruebas.',
  },
}
