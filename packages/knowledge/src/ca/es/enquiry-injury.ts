/** Questions about a fall or another injury: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_WORDS: Words = {
  'ca.ask.slip-on': {
    says: 'Tras una caída en nieve o hielo, escriba al dueño en 60 días y a una ciudad en 10. Casi siempre tiene dos años para demandar. Vaya al médico y haga fotos.',
  },
  'ca.ask.work-injury': {
    says: 'Informe ya de la lesión a la junta de su provincia (board). Si dice que no, impugne por escrito: seis meses en Ontario, 90 días en British Columbia y 30 días en Québec. Para la vuelta al trabajo en Ontario son 30 días. Mande pruebas médicas. Hay asesores gratuitos.',
  },
}
