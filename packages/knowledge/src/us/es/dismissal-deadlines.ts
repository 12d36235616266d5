/** The Spanish words of the rows in ../dismissal-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_DEADLINES_ES: Words = {
  'us.work.deadline-charge': {
    says: 'Por discriminación, la denuncia (charge) debe llegar a la EEOC en un plazo de 180 días. Son 300 días donde una agencia del estado trata esos casos.',
    action: 'Presentar una denuncia (charge) ante la EEOC si cree que hubo discriminación',
    consequence:
      'Puede perder el derecho a demandar. En muchos estados tiene 300 días, pero no en todos.',
  },
  'us.work.deadline-cobra': {
    says: 'Tiene al menos 60 días para elegir COBRA, desde que termina el seguro o desde el aviso de COBRA, lo que ocurra más tarde.',
    action: 'Elegir COBRA u otro plan médico',
    consequence: 'Puede quedar sin seguro médico hasta el siguiente periodo de inscripción.',
  },
  'us.work.deadline-waiver': {
    says: 'Desde los 40 años debe tener al menos 21 días para pensar la renuncia a reclamos por edad (release). Tiene 7 días para retirarla.',
    action: 'Decidir sobre la renuncia a reclamos (release), si tiene 40 años o más',
    consequence: 'La oferta puede terminar. No firme antes de recibir consejo.',
  },
  'us.work.deadline-waiver-group': {
    says: 'En un despido de grupo, desde los 40 años tiene al menos 45 días y una lista de los puestos y edades de los elegidos.',
    action: 'Decidir sobre la renuncia a reclamos (release), si tiene 40 años o más',
    consequence: 'La oferta puede terminar. No firme antes de recibir consejo.',
  },
  'us.work.insight-time': {
    says: 'El plazo para una denuncia por discriminación (charge) empieza cuando le dicen la decisión. Una apelación dentro de la empresa no lo detiene.',
    actionable: 'Cuente desde el día en que se lo dijeron, no desde su último día.',
  },
}
