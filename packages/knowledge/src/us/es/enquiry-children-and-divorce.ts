/** The Spanish words of the rows in ../enquiry-children-and-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_AND_DIVORCE_ES: Words = {
  'us.ask-state.unmarried-mother': {
    says: 'En su estado la madre no casada tiene la custodia (custody) hasta que una corte ordene otra cosa. El nombre de él en el acta no lo cambia por sí solo. Muestre la ley a la policía y pida ayuda. Presente ya en la corte de familia o de menores. Si el niño corre peligro, llame al 911.',
  },
  'us.fact.no-custody-order': {
    says: 'Sin orden ambos padres tienen casi siempre los mismos derechos, y la policía rara vez actúa. En algunos estados la madre no casada tiene primero la custodia. Pida hoy la custody en la corte de familia y una orden urgente. Anote fechas y guarde mensajes. En peligro, 911.',
    dependsOn: 'su estado y si estaban casados',
  },
  'us.fact.iep-days': {
    says: 'No sin más pasos. Tras 10 días de escuela en el año que forman un patrón, la escuela debe reunirse en 10 días. Mira si la conducta viene de la discapacidad. Si es así, su hijo casi siempre vuelve. Desde el día 11 debe seguir enseñando. Pida hoy esa reunión (manifestation review) por escrito.',
  },
  'us.fact.divorce-papers': {
    says: 'Presente una respuesta escrita (answer) en la corte antes del día de la citación, casi siempre 20 a 30 días. El divorcio en sí no se puede parar mucho. Pero sin respuesta el juez puede decidir sin usted sobre casa, dinero e hijos. Una casa a un solo nombre a menudo se reparte. Pida ya ayuda a legal aid o a la corte.',
  },
  'us.fact.virginia-reckless': {
    says: 'En Virginia, 20 mph o más sobre el límite, o más de 85, puede ser reckless driving. Es un delito, no una simple multa, y casi siempre hay que ir a la corte. Mire la casilla y el artículo en la summons. Si dice 46.2-862, vea antes a un abogado. Si dice solo speeding, casi siempre puede prepagar.',
    dependsOn: 'lo que dice la summons',
  },
}
