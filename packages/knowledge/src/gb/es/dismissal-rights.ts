/** Rights on a dismissal or a redundancy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_ES: Words = {
  'gb.job.right-reasons': {
    says: 'Tras dos años en el empleo puede pedir los motivos por escrito. Si el empleo termina desde el 1 de enero de 2027, bastan seis meses. Deben llegar en un plazo de 14 días.',
  },
  'gb.job.right-notice': {
    says: 'Tras un mes tiene al menos una semana de preaviso. Tras dos años es una semana por año, hasta doce.',
  },
  'gb.job.right-holiday': { says: 'Deben pagarle las vacaciones que ha acumulado y no ha tomado.' },
  'gb.job.right-legal-right': {
    says: 'Si perdió el empleo por pedir un derecho legal, como una nómina o propinas, es injusto desde el primer día. No necesita un tiempo mínimo en el empleo.',
  },
  'gb.job.right-unfair': {
    says: 'Tras dos años en el empleo puede demandar por despido injusto (unfair dismissal). Algunos motivos, como embarazo o denunciar irregularidades, no exigen ningún tiempo.',
  },
  'gb.job.right-equal': {
    says: 'No puede perder su empleo por edad, sexo, raza, discapacidad, embarazo, religión o a quién ama. Vale desde el primer día.',
  },
  'gb.job.right-redundancy-pay': {
    says: 'Tras dos años en el empleo recibe una indemnización (redundancy pay). Depende de su edad, su sueldo y sus años.',
  },
  'gb.job.right-alternative': {
    says: 'Si le ofrecen otro puesto, puede probarlo cuatro semanas. Si no encaja, conserva su indemnización (redundancy pay).',
  },
  'gb.job.right-time-off': {
    says: 'Tras dos años en el empleo tiene tiempo libre justo durante el preaviso para buscar trabajo.',
  },
  'gb.job.right-group': {
    says: 'Si desaparecen 20 o más puestos en un lugar en un plazo de 90 días, antes deben hablar con la plantilla al menos 30 días.',
  },
  'gb.job.right-no-difference': {
    says: 'Un despido sin pasos justos es injusto aunque el final fuera el mismo. Pero el tribunal puede entonces conceder menos.',
  },
  'gb.job.right-belief': {
    says: 'Por mala conducta su empresa debe creerlo de verdad, tener buenas razones e investigarlo antes de forma justa. No tiene que probarlo como en un juicio penal.',
  },
}
