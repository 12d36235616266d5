/** The Spanish words of the rows in ../enquiry-booked-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOOKED_LEAVE_ES: Words = {
  'gb.ask-work.leave-cancelled': {
    says: 'Un empleador puede retirar vacaciones aprobadas si avisa a tiempo: tantos días antes como dure el permiso; para una semana, una semana antes. El contrato puede pedir más. Debe tener una razón real, y usted debe tomar todas sus vacaciones del año. Escriba hoy: por qué, qué perdería, y que se las dejen o se lo paguen. Luego queja formal (grievance). No falte sin un sí.',
  },
  'gb.ask-work.leave-refused': {
    says: 'Un empleador puede negar fechas si avisa al menos tantos días antes como dure el permiso. Pero no puede impedir que tome sus 5,6 semanas del año. Pida pronto y por escrito: el doble de días antes de lo que dura, salvo que el contrato diga otra cosa. Ofrezca otras fechas y pregunte por qué. Lo que nunca le dejaron tomar pasa en parte al otro año. Luego queja formal y Acas.',
  },
  'gb.ask-work.leave-forced': {
    says: 'Un empleador puede fijar días en que debe tomar vacaciones, por ejemplo en Navidad. Debe avisar el doble de días antes de lo que dura el permiso: dos semanas para una. El contrato puede decir otra cosa. Si llegó tarde, escriba que no está de acuerdo y pida los días de vuelta. No puede obligarle a usar vacaciones por días de enfermedad.',
  },
  'gb.ask-work.family-emergency': {
    says: 'Ante una necesidad repentina de la familia deben darle tiempo libre, desde el primer día: un niño enferma o se hiere, falla el cuidado, una muerte. No se paga; suele ser un día o dos. Avise pronto por qué y cuánto tiempo. No pueden castigarle. Para una cita prevista hace tiempo, pida vacaciones o tiempo sin sueldo. Si se niegan: Acas, 0300 123 1100.',
  },
}
