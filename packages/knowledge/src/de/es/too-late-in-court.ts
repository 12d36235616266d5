/** What can still be done when the time in a paper of a court or court officer is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_ES: Words = {
  'de.late.order-want': {
    says: 'Es un requerimiento de pago del tribunal (Mahnbescheid). Las dos semanas han pasado. Aún puede oponerse hasta que el tribunal dicte la orden siguiente.',
  },
  'de.late.order-step': {
    says: 'Llame hoy al tribunal con el número de expediente. Pregunte si hay una orden de ejecución (Vollstreckungsbescheid). Si no, envíe enseguida su oposición: aún cuenta.',
  },
  'de.late.order-option': {
    says: 'Envíe hoy el formulario o una carta con «me opongo». Si la orden siguiente ya existe, el tribunal lo toma como oposición a ella.',
    title: 'Oponerse tarde',
    cost: 'Gratis.',
    time: 'Diez minutos, hoy.',
    risk: 'Si la orden siguiente se notificó hace más de dos semanas, puede ser tarde.',
    bestFor: 'No lo debe, o no todo.',
  },
  'de.late.claim-want': {
    says: 'Alguien le ha demandado. El plazo para decir que se defenderá ha pasado. El tribunal puede haber decidido sin usted.',
  },
  'de.late.claim-reality': {
    says: 'Una carta tardía aún cuenta si llega al tribunal antes de que la sentencia esté lista. Cada día importa.',
  },
  'de.late.claim-step': {
    says: 'Llame hoy al tribunal con el número de expediente. Pregunte si hay sentencia. Si no, escriba enseguida que se va a defender.',
  },
  'de.late.claim-option': {
    says: '¿El tribunal decidió porque usted calló? Opóngase (Einspruch) con sus razones. Pida en la misma carta que se pare la ejecución.',
    title: 'Oponerse, si el tribunal decidió sin usted',
    cost: 'Gratis al principio. Usted paga los costes de no haber contestado.',
    time: 'Dos semanas desde la notificación de la sentencia.',
    risk: 'Si pierde, paga más costes. En el Landgericht necesita abogado.',
    bestFor: 'Hay sentencia y usted tiene una razón contra la demanda.',
  },
  'de.late.enforcement-want': {
    says: 'Es una orden de ejecución (Vollstreckungsbescheid). Ya pueden ejecutarla. Contando desde la fecha del papel, las dos semanas para oponerse han pasado.',
  },
  'de.late.default-want': {
    says: 'El tribunal decidió contra usted porque no contestó o no fue. Contando desde la fecha del papel, las dos semanas para oponerse han pasado.',
  },
  'de.late.enforcement-reality': {
    says: 'Sin oposición a tiempo es definitiva, correcta o no. Aún puede acordar plazos, y lo que necesita para vivir está protegido.',
  },
  'de.late.enforcement-rights': {
    says: 'Lo que necesita para vivir sigue protegido: parte del sueldo, su cuenta protegida y las cosas básicas.',
  },
  'de.late.enforcement-step': {
    says: 'Mire la fecha del sobre amarillo. ¿Hace menos de dos semanas? Opóngase hoy. Si es más tarde sin culpa suya, pida en la misma carta la Wiedereinsetzung (reponer el plazo).',
  },
  'de.late.enforcement-option': {
    says: 'Envíe la oposición y la petición juntas. Diga por qué no pudo antes, con pruebas.',
    title: 'Pedir que se reponga el plazo (Wiedereinsetzung)',
    cost: 'Gratis al principio. Al final paga quien pierde.',
    time: 'Dos semanas desde que acabó el impedimento, y un año como máximo tras el plazo.',
    risk: 'No abrir el correo no es una razón. El tribunal puede negarlo.',
    bestFor: 'Estaba en el hospital o de viaje, o el papel no le llegó.',
  },
  'de.late.service-right': {
    says: '¿Lo enviaron a una dirección antigua? Las dos semanas empiezan solo cuando el papel le llegó de verdad. Dígalo al tribunal, con pruebas.',
  },
  'de.late.judgment-reality': {
    says: 'Contando desde la fecha del papel, el plazo de apelación ha pasado y la sentencia vale. Aún puede acordar plazos.',
  },
  'de.late.judgment-step': {
    says: 'Ofrezca hoy plazos a la otra parte, por escrito. Si el plazo pasó sin culpa suya, vea hoy a un abogado por la Wiedereinsetzung.',
  },
  'de.late.judgment-right': {
    says: '¿Pagó después, o le perdonaron la deuda? Aún puede luchar por eso contra la ejecución (Vollstreckungsabwehrklage).',
  },
  'de.late.officer-want': {
    says: 'Le pidieron pagar, o ir y decir lo que tiene y gana (Vermögensauskunft). El plazo para pagar ha pasado.',
  },
  'de.late.officer-step': {
    says: 'Llame hoy al agente judicial, aunque el día haya pasado. Pregunte qué viene ahora. Diga cuánto puede pagar de verdad cada mes.',
  },
  'de.late.officer-meeting': {
    says: '¿Faltó a la cita? Pida otra ahora. Aun con orden de arresto no le retienen una vez que dé la lista de lo que tiene.',
  },
  'de.late.clearing-step': {
    says: '¿El día del desalojo aún no ha llegado? Pida hoy al Amtsgericht que lo pare (§ 765a ZPO) y diga por qué no pudo antes.',
  },
  'de.late.clearing-right': {
    says: 'Una petición menos de dos semanas antes aún cuenta si la razón es nueva o no pudo actuar antes sin culpa.',
  },
  'de.late.cleared-right': {
    says: '¿Ya vaciaron la casa? Recoja sus cosas en un mes. Lo que no se puede embargar deben dárselo en todo momento.',
  },
}
