/** The Spanish words of the rows in ../school-measure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEASURE_ES: Words = {
  'de.school.want': {
    says: 'El colegio castiga a su hijo (Ordnungsmaßnahme): días sin clase, otra clase o algo peor.',
  },
  'de.school.reality': {
    says: 'Es una decisión oficial, así que puede recurrirla. En muchos Länder vale enseguida igualmente: entonces solo un tribunal, o la propia escuela, puede pararla.',
  },
  'de.school.right-heard': {
    says: 'Primero deben oír a su hijo y, en casos graves, a usted. La medida debe corresponder a lo ocurrido, y antes van medios más suaves.',
  },
  'de.school.right-nrw': {
    says: 'En Renania del Norte-Westfalia la dirección puede excluir como mucho dos semanas, tras oír a ambas partes. La oposición no lo para.',
  },
  'de.school.right-object': {
    says: 'Tiene un mes para oponerse (Widerspruch) o, donde no la hay, para ir al tribunal administrativo.',
  },
  'de.school.right-urgent': {
    says: '¿Empieza pronto? Pida al tribunal administrativo que lo pare rápido (Eilantrag). No necesita abogado.',
  },
  'de.school.step': {
    says: 'Pida el acta y lo que dijeron otros. Anote hoy la versión de su hijo y entréguela por escrito.',
  },
}
