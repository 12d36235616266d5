/** The Spanish words of the rows in ../state-hearings-and-schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HEARINGS_AND_SCHOOLS_ES: Words = {
  ...stateWords('fair-hearing', {
    AZ: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    CA: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    FL: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    GA: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    IL: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    MA: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    MI: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    NC: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    NJ: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    NY: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    OH: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    PA: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    TX: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    VA: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
    WA: 'las reglas propias del estado dicen cómo pedir audiencia sobre ayudas y qué puede ver antes. Pida su expediente',
  }),
  ...stateWords('school-out', {
    AZ: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    CA: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    FL: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    GA: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    IL: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    MA: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    MI: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    NC: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    NJ: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    NY: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    OH: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    PA: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    TX: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    VA: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
    WA: 'la ley del estado dice cuánto puede suspender una escuela, qué audiencia va antes y cómo apelar',
  }),
}
