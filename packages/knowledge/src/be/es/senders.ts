/** The Spanish words of Belgium: senders. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PRIVATE_FIRM: RowWords = {
  says: 'Es una empresa privada. Debe enviar un primer recordatorio gratis y no puede embargar nada.',
  complainTo: 'Primero la empresa, después el defensor gratis.',
  nextStep: 'Revise la factura y pida un plan.',
}

export const SENDERS_ES: Words = {
  'be.sender.intrum': {
    says: 'Intrum es una empresa de cobros. Cobra para otros o compra deudas. No es un juzgado y no puede embargar nada por sí misma.',
    regulator: 'SPF Économie / FOD Economie',
    complainTo: 'Primero la empresa, después el SPF Économie.',
    nextStep: 'Compruebe la deuda y los gastos con tope. Después escriba.',
  },
  'be.sender.eos': {
    says: 'EOS Contentia es una empresa de cobros. Cobra para otros o compra deudas. No es un juzgado y no puede embargar nada por sí misma.',
    regulator: 'SPF Économie / FOD Economie',
    complainTo: 'Primero la empresa, después el SPF Économie.',
    nextStep: 'Compruebe la deuda y los gastos con tope. Después escriba.',
  },
  'be.sender.fiducre': {
    says: 'Fiducre es una empresa de cobros. Cobra para otros o compra deudas. No es un juzgado y no puede embargar nada por sí misma.',
    regulator: 'SPF Économie / FOD Economie',
    complainTo: 'Primero la empresa, después el SPF Économie.',
    nextStep: 'Compruebe la deuda y los gastos con tope. Después escriba.',
  },
  'be.sender.tcm': {
    says: 'TCM Belgium es una empresa de cobros. Cobra para otros o compra deudas. No es un juzgado y no puede embargar nada por sí misma.',
    regulator: 'SPF Économie / FOD Economie',
    complainTo: 'Primero la empresa, después el SPF Économie.',
    nextStep: 'Compruebe la deuda y los gastos con tope. Después escriba.',
  },
  'be.sender.spf-finances': {
    says: 'Es la hacienda federal. Puede embargar sin juez, y muchas veces acepta un plan.',
    nextStep: 'Pida un plan en MyMinfin antes de la fecha.',
  },
  'be.sender.justice-peace': {
    says: 'Es un juzgado de verdad. Sus papeles tienen una fecha que no debe perder.',
    nextStep: 'Vaya a la primera vista, y pida un abogado gratis.',
  },
  'be.sender.bailiff': {
    says: 'Un agente judicial (huissier) entrega papeles del juzgado y ejecuta sentencias. Antes de una sentencia solo puede pedirle que pague.',
    nextStep: 'Pregunte qué sentencia tiene, y pida una cuenta completa.',
  },
  'be.sender.engie': PRIVATE_FIRM,
  'be.sender.luminus': PRIVATE_FIRM,
  'be.sender.eneco': PRIVATE_FIRM,
  'be.sender.proximus': PRIVATE_FIRM,
  'be.sender.telenet': PRIVATE_FIRM,
  'be.sender.orange': PRIVATE_FIRM,
  'be.sender.voo': PRIVATE_FIRM,
}
