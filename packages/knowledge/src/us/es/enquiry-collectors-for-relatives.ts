/** Questions of people whom collectors call about the debt of a relative: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FOR_RELATIVES_ES: Words = {
  'us.fact.collector-for-relative': {
    says: 'Usted no debe la deuda de un hijo adulto, padre o hermano, salvo que firmara. Un cobrador solo puede preguntar a otros dónde está la persona, casi siempre una vez, y no hablar de la deuda. Escriba: no vive aquí, no me contacten más. No pague ni dé su tarjeta. Si siguen, anote las llamadas y quéjese al CFPB y al attorney general de su estado.',
  },
  'us.fact.collector-told-others': {
    says: 'Un cobrador no puede decírselo. Solo puede hablar de la deuda con usted, su cónyuge o su abogado. A otros puede preguntar dónde está usted, casi siempre una vez, sin decir que debe. Anote día, número y palabras. Escríbale que no contacte más con usted ni con ellos. Quéjese a la CFPB. Puede demandar en un año: el daño y hasta $1,000 más.',
  },
}
