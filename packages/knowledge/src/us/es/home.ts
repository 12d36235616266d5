/** The Spanish words of the rows in ../home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_ES: Words = {
  'us.home.want': {
    says: 'Su propietario (landlord) quiere que usted pague, arregle un problema o se vaya, y puede pedir a una corte que termine su renta.',
  },
  'us.home.want-rent': {
    says: 'Su propietario (landlord) dice que usted debe renta atrasada y quiere que la pague.',
  },
  'us.home.who': {
    says: 'Su propietario (landlord) o su agente es una persona o empresa privada. Solo un sheriff, marshal o constable puede hacer un desalojo (eviction).',
  },
  'us.home.reality': {
    says: 'Un aviso es el primer paso, no el último. El propietario (landlord) debe ir a la corte y ganar antes de poder sacarle.',
  },
  'us.home.rights-summary': {
    says: 'Usted puede quedarse hasta que una corte ordene otra cosa. Puede contarle su lado al juez, y la ayuda legal (legal aid) puede ayudarle gratis.',
  },
  'us.home.not-yet': {
    says: 'Por este aviso no pueden cambiar las cerraduras, cortar la luz ni sacar sus cosas.',
  },
  'us.home.order-made': {
    says: 'Puede que una corte ya haya decidido. Quizá tenga solo horas o días. Llame ya a la ayuda legal (legal aid) y a la secretaría de la corte (clerk).',
  },
  'us.home.know-voucher': {
    says: 'En viviendas con ayuda federal o con un préstamo con respaldo federal, el aviso puede tener que ser más largo que según su estado.',
    learnMore:
      'Pregunte si la renta tiene ayuda de Section 8, vivienda pública o créditos de impuestos (tax credits). Pregunte si el préstamo del edificio tiene respaldo federal.',
  },
  'us.home.right-court': {
    says: 'Tiene derecho a una audiencia en la corte antes de que puedan sacarle de su casa.',
  },
  'us.home.right-cares': {
    says: 'Si su vivienda tiene ayuda federal o un préstamo con respaldo federal, el aviso de irse por renta sin pagar casi siempre debe dar 30 días.',
  },
  'us.home.right-cares-case': {
    says: 'Si su vivienda tiene ayuda federal o un préstamo con respaldo federal, el aviso de irse por renta sin pagar casi siempre debe dar 30 días.',
  },
  'us.home.right-fair': {
    says: 'Un propietario (landlord) no puede desalojarle por raza, color, religión, sexo, origen nacional, discapacidad o por tener hijos.',
  },
  'us.home.right-violence': {
    says: 'En vivienda con ayuda federal no pueden desalojarle porque alguien fue violento con usted.',
  },
  'us.home.right-service': {
    says: 'En servicio militar activo, en la mayoría de los casos no pueden desalojarle a usted ni a su familia sin orden de la corte. Un juez puede darle 90 días.',
  },
  'us.home.right-foreclosure': {
    says: 'El inquilino de una casa en ejecución hipotecaria (foreclosure) debe recibir, en la mayoría de los casos, 90 días de aviso. A menudo puede quedarse hasta el fin del contrato.',
  },
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
  'us.home.case-warning': {
    says: 'Los casos de desalojo (eviction) van rápido. En algunos estados tiene cinco días o menos para contestar. Siga la fecha de los papeles.',
  },
  'us.home.case-step': {
    says: 'Conteste los papeles de desalojo (eviction) a más tardar en su fecha, o vaya a la corte el día indicado. Llegue temprano y lleve pruebas.',
  },
  'us.home.case-not-yet': {
    says: 'No tiene que irse porque se presentó un caso. Primero debe decidir un juez, y después debe venir un oficial.',
  },
  'us.home.insight-repairs': {
    says: 'En la mayoría de los estados, las malas condiciones de la casa pueden ser una defensa contra un desalojo (eviction) por renta.',
    actionable: 'Anote qué está roto y cuándo se lo dijo al propietario (landlord). Tome fotos.',
  },
  'us.home.tactic-receipt': {
    says: 'Pague de una forma que deje prueba, y escriba en el pago de qué mes es.',
    risk: 'Ninguno.',
    notWhen: 'Una corte ya ordenó que se vaya: llame primero a la ayuda legal (legal aid).',
  },
  'us.home.myth-locks': {
    says: 'Un propietario (landlord) no puede dejarle afuera ni cortar la luz para que se vaya. En casi todos los estados debe usar la corte.',
  },
  'us.home.myth-out-on-date': {
    says: 'El último día de un aviso no es el día en que le sacan. Después el propietario (landlord) debe presentar un caso y ganarlo.',
  },
}
