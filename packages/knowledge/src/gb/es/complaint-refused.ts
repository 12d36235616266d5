/** The last answer of a firm to a complaint: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_ES: Words = {
  'gb.refused.reality': {
    says: 'Es la última palabra de la empresa, no de su caso. Un defensor (ombudsman) lo mira de nuevo y es neutral.',
  },
  'gb.refused.deadline-fos': {
    says: 'Tiene seis meses desde la fecha de la respuesta final.',
    action: 'Enviar su queja al Financial Ombudsman Service',
    consequence: 'Después solo si la empresa acepta o algo excepcional se lo impidió.',
  },
  'gb.refused.right-free': {
    says: 'El Financial Ombudsman Service es gratis para usted. No necesita abogado ni empresa de reclamaciones.',
  },
  'gb.refused.right-fair': {
    says: 'Decide lo que es justo y razonable, no solo la letra pequeña. Puede decir sí donde la empresa dijo no.',
  },
  'gb.refused.right-binding': {
    says: 'Si acepta su decisión final, la empresa debe cumplirla. Si no, aún puede ir al juzgado.',
  },
  'gb.refused.right-app': {
    says: 'Desde el 7 de octubre de 2024, los bancos deben casi siempre devolver a las víctimas las transferencias en el Reino Unido, hasta £85,000. Que pagara usted mismo no basta para negarlo.',
  },
  'gb.refused.right-app-refusal': {
    says: 'El banco debe probar un descuido grave, como ignorar su aviso claro. Si era vulnerable y por eso cayó, no cuenta.',
  },
  'gb.refused.right-not-authorised': {
    says: 'Un pago que usted no hizo ni aceptó debe casi siempre devolverse antes de acabar el siguiente día laborable.',
  },
  'gb.refused.know-app': {
    says: 'El banco puede quedarse hasta £100, pero no de una persona vulnerable. La solicitud debe llegar en 13 meses desde el último pago.',
  },
  'gb.refused.step-gather': {
    says: 'Reúna esta respuesta, su queja y sus pruebas: facturas, mensajes, fechas de llamadas.',
  },
  'gb.refused.step-write': {
    says: 'Escriba en pocas líneas qué pasó, qué está mal en la respuesta y qué quiere.',
  },
  'gb.refused.step-fos': {
    says: 'Use el formulario en línea del Financial Ombudsman Service o llame al 0800 023 4567. Le ayudan a rellenarlo.',
  },
  'gb.refused.option-fos': {
    says: 'Primero un investigador mira a las dos partes. Si alguien no está de acuerdo, decide un ombudsman.',
    title: 'Acudir al Financial Ombudsman Service',
    cost: 'Nada.',
    time: 'A menudo unos meses.',
    risk: 'Ninguno. Puede ir al juzgado mientras no acepte una decisión final.',
    bestFor: 'La respuesta le parece injusta.',
  },
  'gb.refused.option-again': {
    says: 'Solo si hay hechos nuevos: envíelos y pida respuesta antes de un día.',
    title: 'Pedir que lo miren de nuevo',
    cost: 'Nada.',
    time: 'Una o dos semanas.',
    risk: 'El plazo del defensor sigue corriendo.',
    bestFor: 'Tiene pruebas nuevas.',
  },
  'gb.refused.option-court': {
    says: 'Una suma pequeña va por la vía sencilla (small claims). Envíe antes una carta de reclamación.',
    title: 'Ir al juzgado en su lugar',
    cost: 'Una tasa. Con pocos ingresos puede pedir ayuda.',
    time: 'Muchos meses.',
    risk: 'Si pierde, pierde la tasa.',
    bestFor: 'Ningún defensor ayuda, o no acepta su decisión.',
  },
}
