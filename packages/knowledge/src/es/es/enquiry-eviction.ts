/** Questions about eviction, locks and rent that is late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'es.ask.locks': {
    says: 'Solo un juez puede hacer que se vaya. Si el casero cambia la cerradura o corta el agua, llame a la policía y guarde pruebas.',
  },
  'es.ask.rent-behind': {
    says: 'Pague ya lo que pueda y ofrezca un plan por escrito. Pida ayuda en servicios sociales. Si demandan, puede pararlo una vez pagando todo a tiempo.',
  },
  'es.ask.myth-minors-evict': {
    says: 'Tener menores no impide por sí solo el desahucio. Pero el juzgado debe avisar a servicios sociales y puede pararlo.',
  },
  'es.ask.evict-children': {
    says: 'Los hijos no lo paran por sí solos. Con ingresos bajos el juzgado debe avisar a servicios sociales y puede suspenderlo dos meses, o cuatro si el dueño es empresa. Pida ya el informe de vulnerabilidad y abogado de oficio.',
    dependsOn: 'sus ingresos y quién es el dueño',
  },
}
