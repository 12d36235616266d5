/** The Spanish words of the rows in ../fixed-term.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_ES: Words = {
  'de.fixed-term.want': {
    says: 'Su empleador le dice que acaba su contrato temporal.',
  },
  'de.fixed-term.reality': {
    says: 'No es un despido. El contrato acaba solo, si el plazo era legal.',
  },
  'de.fixed-term.right-court': {
    says: 'Puede ir al tribunal laboral hasta tres semanas tras el fin pactado. Si el plazo era ilegal, el empleo sigue sin término.',
  },
  'de.fixed-term.right-limits': {
    says: 'Sin motivo: máximo dos años y tres prórrogas, y no si ya trabajó allí. Firmado en papel antes de empezar.',
  },
  'de.fixed-term.right-goes-on': {
    says: '¿Sigue trabajando tras el fin y su empleador lo sabe y calla? Entonces el empleo es indefinido.',
  },
  'de.fixed-term.step': {
    says: 'Regístrese (arbeitsuchend) tres meses antes del fin. ¿Menos tiempo? En tres días, en línea o por teléfono.',
  },
  'de.fixed-term.option': {
    says: 'Haga revisar el plazo antes de las tres semanas: sindicato o abogado.',
    title: 'Revisar el plazo',
    cost: 'Sin tasas al principio. Su abogado lo paga usted, gane o pierda.',
    time: 'Tres semanas tras el fin.',
    risk: 'Ninguno.',
    bestFor: 'Muchos contratos seguidos o sin papel.',
  },
  'de.trial.right-notice': {
    says: 'En la prueba pactada, de seis meses como máximo, el preaviso es de dos semanas, cualquier día.',
  },
  'de.trial.right-reason': {
    says: 'Los seis primeros meses no hace falta motivo. Pero no por embarazo, origen, religión, edad o discapacidad.',
  },
}
