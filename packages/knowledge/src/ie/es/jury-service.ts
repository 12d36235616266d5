/** The Spanish words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_ES: Words = {
  'ie.jury.right-pay': {
    says: 'Su empresa debe dejarle ir y pagarle como siempre. Pida un certificado en el juzgado.',
  },
  'ie.jury.right-excuse': {
    says: 'Puede pedir dispensa por un buen motivo: enfermedad, hijos o trabajo propio. A algunos les basta pedirlo, como desde los 65 años.',
  },
  'ie.jury.right-who': {
    says: 'Algunos no pueden, como quien no es ciudadano irlandés o trabaja en la justicia. Avise al juzgado.',
  },
  'ie.jury.warn': { says: 'No falte sin avisar. Sin buen motivo la multa llega a €500.' },
  'ie.jury.step': { says: 'Devuelva el formulario adjunto. Diga el día a su empresa.' },
}
