/** The Spanish words of the rows in ../senders-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_COLLECTORS_WORDS: Words = {
  'es.sender.intrum': {
    says: 'Intrum es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
  'es.sender.axactor': {
    says: 'Axactor es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
  'es.sender.cabot': {
    says: 'Cabot Financial Spain es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
  'es.sender.eos': {
    says: 'EOS Spain es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
  'es.sender.kruk': {
    says: 'KRUK España es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
  'es.sender.link': {
    says: 'Link Financial es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
  'es.sender.hoist': {
    says: 'Hoist Finance Spain es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
  'es.sender.tdx': {
    says: 'TDX Indigo es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
  'es.sender.gescobro': {
    says: 'Gescobro es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
  'es.sender.lindorff': {
    says: 'Lindorff es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
  'es.sender.sierra': {
    says: 'Sierra Capital es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
  'es.sender.multigestion': {
    says: 'Multigestión es una empresa privada que recobra o compra deudas. No es un juzgado. Puede pedirle el pago y usted puede pedirle pruebas.',
  },
}
