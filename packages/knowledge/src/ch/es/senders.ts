/** The Spanish words of Switzerland: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_ES: Words = {
  'ch.sender.betreibungsamt': {
    says: 'Es la oficina pública de deudas. Pasa reclamaciones sin comprobar si son correctas.',
    nextStep: 'Opóngase en diez días si la discute.',
  },
  'ch.sender.serafe': {
    says: 'Serafe cobra la cuota de radio y televisión para el Estado. Cada hogar la debe, pero algunas personas están libres de ella.',
    nextStep: 'Mire si está libre de ella, o pida plazos.',
  },
  'ch.sender.intrum': {
    says: 'Intrum es una empresa privada de cobros. No es una oficina y no puede embargar nada.',
    nextStep: 'Revise la factura y discuta sus gastos propios.',
  },
  'ch.sender.eos': {
    says: 'EOS es una empresa privada de cobros. No es una oficina y no puede embargar nada.',
    nextStep: 'Revise la factura y discuta sus gastos propios.',
  },
}
