/** Questions about a dismissal: its reasons, its meeting, its notice and its time limit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'fr.ask-work.time-limit': {
    says: 'Doce meses desde la carta de despido. Sueldos: tres años. Discriminación y acoso: cinco años.',
  },
  'fr.ask-work.meeting': {
    says: 'Vaya, con un compañero o un asesor gratuito (conseiller du salarié). Antes debe haber cinco días laborables. Tome notas y no firme nada.',
  },
  'fr.ask-work.notice-period': {
    says: 'Despido: un mes desde seis meses de trabajo, dos desde dos años. Ninguno por falta grave. Su convenio puede dar más.',
    dependsOn: 'cuánto trabajó allí y por qué acaba',
  },
  'fr.ask-work.economic': {
    says: 'La empresa debe buscarle antes otro puesto. Tiene 21 días para decidir sobre el CSP y doce meses para discutir.',
  },
}
