/** The Spanish words of the rows in ../eviction-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_ES: Words = {
  'us.home.step-stay': {
    says: 'No se mude todavía. Lea en el aviso la razón, la suma y el número de días.',
  },
  'us.home.step-aid': {
    says: 'Llame hoy a la ayuda legal (legal aid) y muéstrele el aviso. En algunas ciudades los inquilinos tienen abogado gratis.',
  },
  'us.home.step-211': {
    says: 'Llame al 211 y pida ayuda con la renta. Diga a su propietario (landlord) por escrito que la pidió.',
  },
  'us.home.step-pay': {
    says: 'Si puede pagar todo a tiempo, hágalo y pida un recibo. Un pago parcial puede no detener el caso, así que pregunte antes.',
  },
  'us.home.step-court': {
    says: 'Si llegan papeles de la corte, conteste o vaya el día que dicen. Si falta, pierde.',
  },
  'us.home.step-proof': {
    says: 'Reúna su contrato de renta (lease), recibos, fotos de lo que hay que arreglar y mensajes con el propietario.',
  },
  'us.home.option-help': {
    says: 'La ayuda legal (legal aid) puede buscar errores en el aviso y estar con usted en la corte.',
    title: 'Conseguir un abogado o asesor gratis',
    cost: 'Gratis si sus ingresos son bajos',
    time: 'Llame hoy',
    risk: 'Ninguno. Los días siguen corriendo.',
    bestFor: 'Toda persona que recibe un aviso así.',
  },
  'us.home.option-plan': {
    says: 'Ofrezca fechas y sumas. Pida al propietario (landlord) que firme que no presentará un caso mientras usted pague.',
    title: 'Acordar un plan por escrito',
    cost: 'La renta que debe, en cuotas',
    time: 'Antes de que termine el aviso',
    risk: 'Si no cumple el plan, el caso puede volver.',
    bestFor: 'Puede pagar pronto o en cuotas.',
  },
  'us.home.option-pay': {
    says: 'En la mayoría de los estados, pagar todo dentro del plazo del aviso termina el asunto.',
    title: 'Pagar toda la renta',
    cost: 'La renta que debe',
    time: 'Dentro de los días del aviso',
    risk: 'Pida un recibo. Los cargos por atraso se pueden discutir.',
    bestFor: 'Tiene el dinero, o la ayuda para la renta llega a tiempo.',
  },
  'us.home.option-defend': {
    says: 'Espere los papeles de la corte, conteste a tiempo y diga al juez qué está mal.',
    title: 'Defenderse en la corte',
    cost: 'Una tarifa en algunas cortes; pida la exención (waiver)',
    time: 'A menudo solo días después de los papeles de la corte',
    risk: 'Un fallo puede salir cuando revisan sus antecedentes de inquilino.',
    bestFor: 'El aviso está mal, usted pagó o no hicieron los arreglos.',
  },
  'us.home.option-leave': {
    says: 'Pida, a cambio de irse, más tiempo, su depósito y que no quede un desalojo (eviction) en su historial.',
    title: 'Acordar una fecha para irse',
    cost: 'Los gastos de mudanza',
    time: 'Según lo acordado',
    risk: 'Todavía puede deber renta. Haga firmar el acuerdo.',
    bestFor: 'Quiere irse, o no puede mantener la casa.',
  },
}
