/** Lo que hace el verdadero y no el falso: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_ES: Words = {
  'gb.scam.real-bailiff': {
    says: 'Un bailiff de verdad avisa antes, espera siete días completos y tiene un certificado que se puede comprobar. Ninguno viene hoy por una llamada.',
  },
  'gb.scam.false-court-papers': {
    says: 'Enviar papeles que parecen de un tribunal es delito. Compruebe el caso con el tribunal, con un número que busque usted en GOV.UK.',
  },
  'gb.scam.false-lawyer': {
    says: 'Solo quien está en la lista oficial puede actuar como solicitor. Busque el nombre en la Solicitors Regulation Authority. Fingirlo es delito.',
  },
  'gb.scam.band-free': {
    says: 'Puede pedir gratis que la Valuation Office Agency revise su categoría (council tax band). Nadie necesita dinero ni sus datos del banco.',
  },
  'gb.scam.who-inherits': {
    says: 'Si alguien muere sin testamento, la ley dice qué familia hereda. Un extraño con el mismo apellido no recibe nada, y no hay que pagar.',
  },
  'gb.scam.bill-for-business': {
    says: 'Está prohibido enviar a un negocio una oferta que parece una factura oficial. No debe nada. Denúncielo a Trading Standards.',
  },
  'gb.scam.tv-licence': {
    says: 'Solo necesita TV licence para ver televisión en directo o BBC iPlayer. Compruebe la suya en la web oficial que abra usted.',
  },
  'gb.scam.vehicle-tax': {
    says: 'El impuesto del vehículo (vehicle tax) existe, pero la DVLA no pide datos de tarjeta por SMS ni correo. Compruebe el suyo en una página de GOV.UK que abra usted.',
  },
}
