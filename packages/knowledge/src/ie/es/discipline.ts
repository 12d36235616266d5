/** The Spanish words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_ES: Words = {
  'ie.discipline.want': {
    says: 'Su empresa le avisa o le llama a una reunión por su conducta. No es un despido, pero puede usarse después.',
  },
  'ie.discipline.reality': {
    says: 'Un despido sin un proceso justo casi siempre es injusto, aunque haya un motivo real.',
  },
  'ie.discipline.right-facts': {
    says: 'Antes de la reunión debe conocer la queja y ver en qué se basan. Luego puede responder.',
  },
  'ie.discipline.right-helper': { says: 'Puede llevar a un compañero o a alguien del sindicato.' },
  'ie.discipline.right-appeal': {
    says: 'Puede recurrir dentro de la empresa. Un aviso casi siempre debe caducar tras un tiempo.',
  },
  'ie.discipline.right-reprisal': {
    says: 'No pueden castigarle por una queja de seguridad ni por denunciar algo malo.',
  },
  'ie.discipline.step': {
    says: 'Pida por escrito la queja, las pruebas y el procedimiento de la empresa. Pida más tiempo si lo necesita.',
  },
}
