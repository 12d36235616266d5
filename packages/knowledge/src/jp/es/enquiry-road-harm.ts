/** Questions after harm on the road: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROAD_HARM_ES: Words = {
  'jp.ask.treatment-stopped': {
    says: 'No decide la aseguradora cuándo está bien, sino su médico. Pida por escrito que aún necesita tratamiento. Siga con el seguro de salud y reclame los gastos después, también directo al seguro obligatorio. No firme nada. Para lesiones tiene cinco años.',
  },
  'jp.ask.bicycle-ticket': {
    says: 'Desde abril de 2026 los ciclistas de 16 años o más pueden recibir una multa azul (青切符). Si paga en siete días, se cierra sin antecedentes. Puede negarse. Entonces va al fiscal y un tribunal puede fijar una multa.',
  },
  'jp.ask.licence-hearing': {
    says: 'Vaya a la audiencia (意見の聴取), previa a 90 días o más de suspensión o a la retirada. Lleve pruebas a su favor: motivo, trabajo, cuidado de familia. La sanción puede bajar. Un curso acorta la suspensión. Después cabe revisión en tres meses.',
  },
}
