/** Questions about divorce and contact with children: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_ES: Words = {
  'nl.ask.divorce': {
    says: 'Solo un juez puede disolver el matrimonio; lo pide un abogado. Con hijos hace falta un plan (ouderschapsplan). Acuerden antes quién se queda en casa y guarde copias. Un juez puede decidir rápido de forma provisional.',
  },
  'nl.ask.child-contact': {
    says: 'Usted y su hijo tienen derecho a verse. Hablen antes con un mediador o su municipio y anoten lo acordado. Si no sirve, un abogado pide al juez un plan (omgangsregeling).',
  },
  'nl.ask.contact-not-kept': {
    says: 'Un plan fijado por un juez obliga a los dos padres. Anote cada día perdido y guarde los mensajes. Escriba al otro progenitor y pida los días del plan. Después un abogado puede ir al juez, rápido si hace falta (kort geding). El juez puede fijar una suma por cada vez (dwangsom) o cambiar el plan. Pida al Juridisch Loket un abogado con ayuda. Siga pagando la pensión.',
  },
  'nl.ask.violence': {
    says: 'En peligro llame al 112. Veilig Thuis atiende gratis a toda hora en el 0800-2000. El alcalde puede echar de casa a la persona violenta y prohibirle el contacto diez días, hasta cuatro semanas en total. Un juez puede prohibir el contacto más tiempo. Denuncie a la policía, vaya al médico y guarde fotos y mensajes. El Juridisch Loket busca un abogado.',
  },
}
