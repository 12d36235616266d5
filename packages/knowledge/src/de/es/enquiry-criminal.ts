/** The Spanish words of the rows in ../enquiry-criminal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_ES: Words = {
  'de.ask-crime.summons': {
    says: 'Como acusado no tiene que ir a la policía ni decir nada. Cancele con cortesía y haga que un abogado lea antes el expediente. Como testigo solo debe ir si la fiscalía (Staatsanwaltschaft) lo ordenó. A la fiscalía o al juez debe ir siempre.',
  },
  'de.ask-crime.online-threat': {
    says: '¿Hay peligro ahora? Llame al 110. Guarde capturas con nombre, día y dirección de la página, y no responda. Denúncielo a la policía, también en línea. Por un insulto debe pedir la persecución (Strafantrag) en tres meses. Avise a la plataforma. Nunca pague a un chantajista.',
  },
  'de.ask-crime.neighbour-camera': {
    says: 'Una cámara solo puede filmar su propio terreno. Su jardín, puerta o pasos comunes exigen una razón muy buena; incluso una cámara que solo parece filmarle puede ser demasiado. Pida por escrito, con fecha, que la giren. Después, la autoridad de datos de su Land o un juez.',
  },
  'de.ask-crime.penal-order': {
    says: 'Tiene dos semanas desde la entrega para oponerse (Einspruch) ante el tribunal, sin motivo. Puede limitarlo a la suma. ¿No puede pagar? Pida a la fiscalía plazos o trabajo social. Vea a un abogado antes de que acabe el plazo.',
  },
}
