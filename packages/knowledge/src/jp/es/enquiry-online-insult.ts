/** Questions about insults online, for the one insulted and the one to be named: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_INSULT_ES: Words = {
  'jp.ask.disclosure': {
    says: 'Responda antes de la fecha de la carta. Puede decir que no, con razones. Hable con un abogado antes de aceptar pagar.',
  },
  'jp.ask.online-insult': {
    says: 'Guarde primero capturas con dirección y hora. Pida a la plataforma que lo quite. Un tribunal puede hacer nombrar al autor (発信者情報開示), pero los datos duran a menudo de tres a seis meses: vea pronto a un abogado. Puede pedir dinero. Para denunciar tiene seis meses desde que sabe quién fue.',
  },
  'jp.ask.data-leak': {
    says: 'Una fuga puede dar derecho a daños, también solo por la angustia. Las sumas son pequeñas. Si usaron su tarjeta, avise ya a la empresa; casi siempre cubre los 60 días previos.',
    dependsOn: 'de qué se llevaron y qué pasó',
  },
}
