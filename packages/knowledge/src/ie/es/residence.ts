/** Refusals on residence, visas and citizenship: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_ES: Words = {
  'ie.stay.wants': {
    says: 'El servicio de inmigración ha dicho no. La carta dice si puede recurrir o pedir una revisión, y hasta cuándo.',
  },
  'ie.stay.right': {
    says: 'Tiene derecho a las razones por escrito. Una visa negada se puede recurrir gratis, casi siempre en dos meses.',
  },
  'ie.stay.step': {
    says: 'Busque consejo esta semana con un abogado o el Immigrant Council of Ireland. No deje acabar su permiso: pida la renovación a tiempo.',
  },
  'ie.stay.right-deport': {
    says: 'Antes de una expulsión recibe una carta y 15 días laborables para decir por qué debe quedarse. Busque un abogado ahora; el Legal Aid Board puede ayudar.',
  },
  'ie.stay.know-citizen': {
    says: 'No hay recurso contra la negativa de la nacionalidad. Puede pedirla de nuevo. Un tribunal puede mirar si se decidió con justicia.',
  },
}
