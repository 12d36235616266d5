/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_ES: Words = {
  'be.ask.step-work': {
    says: 'Guarde su contrato y sus nóminas, y pregunte a su sindicato.',
  },
  'be.ask.right-work': {
    says: 'Tiene un año desde el fin del trabajo para ir al tribunal del trabajo.',
  },
  'be.ask.dismissed': {
    says: 'Compruebe el preaviso con sus años de trabajo. Pida los motivos por carta certificada en dos meses. Tiene un año para ir al tribunal del trabajo.',
  },
  'be.ask.serious-cause': {
    says: 'Escriba enseguida por carta certificada que no está de acuerdo. El empresario debe probar los hechos, actuar en tres días hábiles y dar los motivos en tres más. Vaya a su sindicato. Tiene un año para el tribunal laboral.',
  },
  'be.ask.dismissed-message': {
    says: 'Un mensaje puede acabar el trabajo al momento, pero entonces le deben el sueldo de todo el preaviso. Un preaviso trabajado debe llegar por carta certificada o agente judicial. Guarde el mensaje, pida los motivos y acuda a su sindicato.',
  },
}
