/** The Spanish words of the rows in ../enquiry-family.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_ES: Words = {
  'fr.ask-family.divorce': {
    says: 'Si ambos están de acuerdo, dos abogados y un notario bastan, sin juez. Si no, decide el juez de familia. Basta un año de separación.',
  },
  'fr.ask-family.maintenance': {
    says: 'Depende de lo que ganan los padres y necesita el hijo. El juez de familia la fija o cambia, sin abogado obligatorio.',
  },
  'fr.ask-family.contact': {
    says: 'Ambos padres conservan la autoridad y el derecho de visita. Pruebe un mediador familiar. Si no, acuda al juez, sin abogado obligatorio.',
  },
  'fr.ask-family.violence': {
    says: 'En peligro llame al 17 o envíe un SMS al 114. El 3919 es gratis, día y noche. El juez puede protegerle en seis días y alejar a la persona.',
  },
  'fr.ask-family.joint-account': {
    says: 'Anote el saldo y las fechas, y pida al banco que bloquee la cuenta o exija dos firmas. Su parte se reclama en el divorcio. Un juez puede ordenar medidas urgentes. Vea pronto a un abogado.',
  },
  'fr.ask-family.contact-refused': {
    says: 'Si una sentencia le da esos días, negarle al niño es un delito (non-représentation d’enfant). Anote cada fecha, guarde los mensajes y denuncie cada vez. Acuda también al juez de familia: puede cambiar los días o fijar una suma a pagar. Si aún no hay sentencia, pídale una. Siga pagando la pensión.',
  },
}
