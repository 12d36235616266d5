/** Questions about what someone left without a will: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_IT: Words = {
  'ie.ask.no-will': {
    says: 'La legge divide. Marito, moglie o partner civile riceve due terzi, i figli un terzo. Senza coniuge i figli dividono tutto. Un coniuge separato ma mai divorziato di solito conta ancora. Un compagno non sposato deve chiedere al giudice entro sei mesi dall’atto (grant).',
  },
  'ie.ask.no-will-siblings': {
    says: 'Senza testamento, coniuge né figli, ereditano prima i genitori. Se sono morti, i fratelli e le sorelle ereditano in parti uguali. Se uno di loro è morto, i suoi figli prendono la sua parte. Uno di voi può chiedere al Probate Office il potere di gestire l’eredità (letters of administration). Prima la casa non si vende né si passa. Può esserci una tassa: senta un solicitor.',
  },
}
