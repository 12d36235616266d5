/** Questions about the pension, health premiums, public assistance and allowances: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_AND_BENEFITS_ES: Words = {
  'jp.ask.pension': {
    says: 'Pida en el municipio la exención o la espera (免除・納付猶予). Llega hasta dos años y un mes atrás y guarda su derecho por invalidez. Si lo ignora, pueden embargar.',
  },
  'jp.ask.health-premium': {
    says: 'Vaya al ayuntamiento antes de la fecha. Pida la tarifa por bajos ingresos o desempleo, una rebaja (減免) o plazos. Lleve pruebas. Pregunte qué atención conserva.',
  },
  'jp.ask.welfare': {
    says: 'Puede pedir la ayuda social en su municipio, aunque tenga casa, trabajo o deudas. Deben tomar la solicitud y responder en 14 días, 30 como máximo. Contra un no tiene tres meses para una revisión.',
  },
  'jp.ask.allowance-back': {
    says: 'Pida la decisión por escrito, con motivo y cálculo. Si está mal, pida una revisión (審査請求) en tres meses desde que lo supo. El papel dice dónde. Si está bien, pida pequeñas partes. Si avisó de todo a tiempo, muéstrelo. Llame a Houterasu.',
  },
  'jp.ask.pension-decision': {
    says: 'Pida una revisión (審査請求) al examinador (社会保険審査官) en tres meses desde que lo supo. Es gratis. Pida los papeles médicos usados y mande un informe nuevo. Después tiene dos meses para otra revisión o seis para el tribunal. Un experto (社労士) puede ayudar.',
  },
}
