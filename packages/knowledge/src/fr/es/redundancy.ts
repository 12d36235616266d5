/** Dismissal for an economic reason (motif économique) and the job safety contract (CSP): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_WORDS: Words = {
  'fr.job.want-economic': {
    says: 'Su empresa quiere terminar su empleo por un motivo económico, no por algo que hizo.',
  },
  'fr.job.deadline-csp': {
    says: 'Tiene 21 días desde la oferta para decir sí o no al contrato de seguridad profesional (CSP). El silencio es un no.',
    action: 'Decidir sobre la oferta de CSP',
    consequence: 'Después la oferta se pierde.',
  },
  'fr.job.right-economic-move': {
    says: 'Antes de un despido económico la empresa debe buscarle otro puesto, también en el grupo en Francia.',
  },
  'fr.job.right-rehire': {
    says: 'Si lo pide en un año, tiene prioridad para nuevos puestos adecuados.',
  },
  'fr.job.right-csp': {
    says: 'En empresas de menos de 1.000 personas deben ofrecerle el contrato de seguridad profesional (CSP): formación y mejores prestaciones.',
  },
  'fr.job.right-order': {
    says: 'Si unos se van y otros se quedan, la elección debe seguir criterios justos: familia, años, discapacidad o edad, capacidades. Puede pedirlos por escrito hasta diez días después de irse.',
  },
}
