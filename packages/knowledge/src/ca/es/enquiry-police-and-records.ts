/** The Spanish words of the rows in ../enquiry-police-and-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_RECORDS_ES: Words = {
  'ca.fact.police-talk': {
    says: 'No tiene que ir a la policía ni dar su versión, salvo que lo arresten. Aun así puede callar. Diga con calma que quiere hablar antes con un abogado; la ayuda legal tiene línea gratis a toda hora. Lo que diga puede usarse en su contra. No mienta ni borre mensajes. Dé su nombre si conduce, lo acusan o arrestan.',
  },
  'ca.fact.car-search': {
    says: 'Puede decir que no. Diga con calma: «No acepto un registro». Sin su permiso la policía casi siempre necesita orden, arresto o buenas razones. Debe mostrar licencia, registro y seguro, y soplar si lo piden. No se resista; un abogado puede atacar el registro después.',
  },
  'ca.fact.roadside-fail': {
    says: 'Actúe en siete días: es el plazo para pedir revisión de la suspensión, en Alberta en SafeRoads, en Columbia Británica en RoadSafetyBC. Número y tasa están en el papel de la policía. No conduzca: es otra falta. Pregunte por el interlock. Hable con un abogado antes de pagar.',
  },
  'ca.fact.record-suspension': {
    says: 'Pida a la Parole Board of Canada una record suspension (perdón). Puede cinco años tras cumplir la pena por un delito menor y diez por uno grave, sin nuevas condenas. Las multas deben estar pagadas. Los formularios son gratis: no necesita empresa. Un discharge desaparece solo tras uno o tres años.',
  },
}
