/** The Spanish words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_ES: Words = {
  'it.no-benefit.want': {
    says: 'El INPS deniega o retira una prestación. No es la última palabra.',
  },
  'it.no-benefit.right-appeal': {
    says: 'Puede recurrir al INPS por internet en 90 días (ricorso amministrativo). Antes puede pedir que lo revisen (riesame).',
  },
  'it.no-benefit.right-court': {
    says: 'Tras una negativa, o meses de silencio, puede ir al juez laboral. Tiene un año para prestaciones temporales y tres para pensiones.',
  },
  'it.no-benefit.right-medical': {
    says: 'Contra los médicos del INPS se va directo al juez, en seis meses. Primero le examina un médico del juzgado (accertamento tecnico preventivo).',
  },
  'it.no-benefit.right-patronato': {
    says: 'Un patronato lee la decisión y presenta el recurso por usted, gratis.',
  },
  'it.no-benefit.right-inclusion': {
    says: 'El assegno di inclusione mira el ISEE, los ingresos y quién vive con usted. Si el ISEE era erróneo, corríjalo en un CAF y pida otra vez al INPS.',
  },
  'it.no-benefit.step-reason': {
    says: 'Lea el motivo y pida los papeles en que se basa. Llévelos esta semana a un patronato.',
  },
  'it.no-benefit.deadline-appeal': {
    says: 'Tiene 90 días desde que la recibió para recurrir al INPS. Contamos desde su fecha, por seguridad.',
    action: 'Presentar el recurso por internet o en un patronato (ricorso amministrativo)',
    consequence: 'Después solo queda el juez.',
  },
  'it.no-benefit.right-naspi': {
    says: 'Tiene NASpI también si se fue por una causa grave (giusta causa), en el período protegido de maternidad o por acuerdo en la oficina laboral.',
  },
}
