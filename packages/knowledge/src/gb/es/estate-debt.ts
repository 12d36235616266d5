/** La deuda de una persona fallecida: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_ES: Words = {
  'gb.estate-debt.not-yours': {
    says: 'Esta deuda se paga con lo que la persona dejó, no con su dinero. Es suya solo si usted también firmó.',
  },
  'gb.estate-debt.step-tell': {
    says: 'Diga la fecha de la muerte y quién lleva la herencia. Pida un extracto y prueba, y no prometa nada.',
  },
  'gb.estate-debt.step-list': {
    says: 'Antes de pagar, anote todo lo que dejó y todo lo que debía. No pague nada de su dinero.',
  },
  'gb.estate-debt.step-insurance': {
    says: 'Busque un seguro que pague al morir: de vida, del préstamo o del trabajo.',
  },
  'gb.estate-debt.right-not-enough': {
    says: 'Si la herencia no alcanza, el resto no se paga. La familia no tiene que ponerlo.',
  },
  'gb.estate-debt.right-time': {
    says: 'El prestamista o cobrador debe tratarle con justicia y cuidado. Pida que espere y pare los cargos hasta aclarar la herencia.',
  },
  'gb.estate-debt.right-order': {
    says: 'Primero van un funeral razonable y los gastos de la herencia. Préstamos y tarjetas van después, por igual si falta dinero.',
  },
  'gb.estate-debt.right-old': {
    says: 'También aquí una deuda puede ser muy antigua: casi siempre tras seis años sin pago ni reconocimiento escrito. Mírelo antes de pagar.',
  },
  'gb.estate-debt.warning-joint': {
    says: 'Si el préstamo o cuenta era de los dos, o usted avaló, aún lo debe. Pida un plan que pueda pagar.',
  },
  'gb.estate-debt.warning-executor': {
    says: 'El albacea (executor) que reparte o paga en mal orden con deudas abiertas quizá deba pagarlas.',
  },
  'gb.estate-debt.insight-notice': {
    says: 'Un aviso en The Gazette y un diario local protege al albacea de deudas desconocidas.',
    actionable: 'Espere después al menos dos meses antes de repartir el resto.',
  },
  'gb.estate-debt.option-reply': {
    says: 'Escriba que responde solo por la herencia. Pida la cuenta y diga cuándo sabrá más.',
    title: 'Pedir prueba y tiempo',
    cost: 'Nada.',
    time: 'Una carta ahora.',
    risk: 'Los intereses siguen si no aceptan pararlos.',
    bestFor: 'Es pronto y la herencia no está clara.',
  },
  'gb.estate-debt.option-nothing': {
    says: 'Envíe una lista corta de bienes y deudas y pida cerrar la cuenta.',
    title: 'Decir que no alcanza para pagarla',
    cost: 'Nada.',
    time: 'Una carta ahora.',
    risk: 'Una lista errónea puede perjudicarle. Pida consejo antes.',
    bestFor: 'Queda poco tras el funeral.',
  },
  'gb.estate-debt.scotland': {
    says: 'El albacea no tiene que pagar deudas comunes en los seis primeros meses. El funeral va antes que los préstamos.',
  },
  'gb.estate-debt.ni': {
    says: 'Primero van el funeral y los gastos de la herencia. Las deudas comunes van después, de lo que quede.',
  },
}
