/** Questions about a dismissal: its reasons, its meeting, its notice and its time limit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'fr.ask-work.time-limit': {
    says: 'Doce meses desde la carta de despido. Sueldos: tres años. Discriminación y acoso: cinco años.',
  },
  'fr.ask-work.meeting': {
    says: 'No dimita: podría perder el paro. Vaya, con un compañero o, si no hay representantes del personal, con un asesor gratuito (conseiller du salarié; lista en el ayuntamiento). Entre la carta y la reunión debe haber cinco días hábiles. ¿Es poco? Pida por escrito otra fecha. No ir no lo para. Tome notas y no firme nada. El despido puede enviarse como pronto dos días hábiles después; tiene doce meses para impugnar.',
  },
  'fr.ask-work.notice-period': {
    says: 'Despido: un mes desde seis meses de trabajo, dos desde dos años. Ninguno por falta grave. Su convenio puede dar más.',
    dependsOn: 'cuánto trabajó allí y por qué acaba',
  },
  'fr.ask-work.economic': {
    says: 'La empresa debe buscarle antes otro puesto. Tiene 21 días para decidir sobre el CSP y doce meses para discutir.',
  },
}
