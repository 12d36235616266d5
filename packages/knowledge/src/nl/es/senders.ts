/** The Spanish words of the Netherlands: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_ES: Words = {
  'nl.sender.cjib': {
    says: 'El CJIB cobra multas para el Estado. Puede subir una multa tardía, y puede acordar un plan.',
    nextStep: 'Recurra, pague o pida un plan antes de la fecha.',
  },
  'nl.sender.belastingdienst': {
    says: 'Es la hacienda. Puede embargar tras una orden formal, y puede dar más tiempo.',
    nextStep: 'Opóngase o pida tiempo antes de la fecha.',
  },
  'nl.sender.uwv': {
    says: 'El UWV paga ayudas a personas sin trabajo o enfermas. Puede oponerse a sus decisiones.',
    nextStep: 'Opóngase en seis semanas si no está de acuerdo.',
  },
  'nl.sender.cak': {
    says: 'El CAK cobra la cuota del seguro médico cuando tiene atrasos largos.',
    nextStep: 'Acuerde un plan con su aseguradora.',
  },
  'nl.sender.intrum': {
    says: 'Intrum es una empresa de cobros. No es un juzgado y no puede embargar nada por sí misma.',
    nextStep: 'Compruebe la deuda y los gastos, después escriba.',
  },
}
