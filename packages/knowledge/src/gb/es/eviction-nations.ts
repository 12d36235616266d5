/** The Spanish words of the rows in ../eviction-nations.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NATIONS_ES: Words = {
  'gb.home.want-scotland': {
    says: 'Si se queda, pueden pedir al First-tier Tribunal que decida.',
  },
  'gb.home.not-yet-scotland': {
    says: 'Nadie puede echarle ahora. El casero debe ir antes al Tribunal, y usted puede hablar allí.',
  },
  'gb.home.right-no-force-scotland': {
    says: 'Es un delito echarle a la fuerza o hacerle la vida tan difícil que se vaya. Si pasa, llame a la policía.',
  },
  'gb.home.step-council-scotland': {
    says: 'Diga a su ayuntamiento (council) que puede perder su casa. Debe darle consejo y ayuda.',
  },
  'gb.home.option-help-scotland': {
    says: 'Un asesor puede revisar el aviso y ayudarle a dar su versión al Tribunal.',
    title: 'Pedir consejo gratis de vivienda',
    cost: 'Nada.',
    time: 'Llame esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Todos los que tienen un aviso (notice to leave).',
  },
  'gb.home.option-tribunal-scotland': {
    says: 'Si el casero lo solicita, diga por qué no es justo que se vaya. Usted no paga tasa.',
    title: 'Dar su versión al Tribunal',
    cost: 'Nada.',
    time: 'Unos meses.',
    risk: 'Si pierde, viene una orden de salir.',
    bestFor: 'El aviso está mal, o irse sería muy duro para usted.',
  },
  'gb.home.rights-ni': {
    says: 'Puede quedarse hasta que un juzgado le ordene salir. Antes puede revisar el aviso y pedir consejo gratis.',
  },
  'gb.home.insight-weeks-ni': {
    says: 'Un aviso con pocas semanas, o sin escrito, no vale. El casero debe dar otro nuevo.',
    actionable:
      'Cuente las semanas desde el día en que lo recibió. Diga a Housing Rights cuánto tiempo vive allí.',
  },
  'gb.home.step-council-ni': {
    says: 'Diga a la Housing Executive que puede perder su casa. Mira qué ayuda puede tener.',
  },
  'gb.home.option-help-ni': {
    says: 'Housing Rights puede revisar el aviso y hablar con el casero por usted.',
    title: 'Pedir consejo gratis de vivienda',
    cost: 'Nada.',
    time: 'Llame esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Todos los que tienen un aviso (notice to quit).',
  },
  'gb.home.right-no-force-ni': {
    says: 'Cuando acabe el aviso, el casero aún debe ir al juez. Echarle sin juez, o acosarle, es delito: llame al ayuntamiento.',
  },
  'gb.home.right-executive-ni': {
    says: 'La Housing Executive necesita una orden judicial. Con un inquilino protegido el juez suele tener que verla razonable. Con una introductory tenancy puede pedir una revisión en 14 días desde el aviso.',
  },
  'gb.home.right-days-scotland': {
    says: 'Tras seis meses en la vivienda deben darle 84 días si el casero quiere vender o mudarse a ella. Un aviso (notice) enviado cuenta como recibido 48 horas después.',
  },
  'gb.home.right-form-scotland': {
    says: 'Un notice to leave debe usar el formulario oficial, con el motivo y el primer día para el Tribunal. Un error pequeño, incluso de un día en la fecha, puede no anularlo. Un motivo equivocado o una fecha muy temprana sí puede.',
  },
  'gb.home.before-notice-reality-scotland': {
    says: 'Esta carta no es un aviso de desalojo (notice to leave). Debe llegar antes, para que pueda acordar un plan y conservar su casa.',
  },
  'gb.home.before-notice-step-scotland': {
    says: 'Responda por escrito antes del día de esta carta. Diga cuánto puede pagar al mes además de la renta y pida un sí por escrito.',
  },
}
