/** Questions about a dismissal for fault with no written charge before: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WITHOUT_CHARGE_ES: Words = {
  'it.ask.dismissed-no-charge': {
    says: 'Sí, puede impugnarlo. Antes de un despido por falta la empresa debe enviar un cargo escrito y dejar cinco días para responder. Sin ningún cargo un juez puede devolver el puesto; en una empresa pequeña, casi siempre dinero. Debe probar los hechos. Escriba en 60 días desde la carta, certificada o PEC, que lo impugna. Demande en 180 días después. Vaya a un sindicato; NASpI en 68 días.',
  },
  'it.ask.no-notice': {
    says: 'Sin preaviso la empresa solo puede despedir por justa causa (giusta causa). Si no, debe el sueldo del preaviso que fija su convenio (CCNL). Debe ser por escrito y con motivos. Impugne en 60 días por carta certificada o PEC, con un sindicato. Pida también TFR, vacaciones y paga 13. Pida la NASpI en 68 días. En la prueba no hay preaviso.',
  },
}
