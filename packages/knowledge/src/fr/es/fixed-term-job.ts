/** The Spanish words of the rows in ../fixed-term-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_JOB_ES: Words = {
  'fr.cdd.want': {
    says: 'Su empleador termina su contrato temporal (CDD).',
  },
  'fr.cdd.reality': {
    says: 'Un contrato temporal acaba solo en su fecha. No hace falta motivo ni reunión.',
  },
  'fr.cdd.reality-early': {
    says: 'Antes de su fecha solo puede acabar en pocos casos. Si no es ninguno, le deben al menos los sueldos hasta el final.',
  },
  'fr.cdd.right-early': {
    says: 'Los casos: acuerdo de ambos, falta grave, fuerza mayor o incapacidad según el médico de empresa. Por una falta deben oírle antes.',
  },
  'fr.cdd.right-ten': {
    says: 'Al final cobra una prima del 10 % del bruto total, 6 % en algunos sectores. No en trabajo de temporada, falta grave ni si rechazó un contrato fijo.',
  },
  'fr.cdd.right-leave': {
    says: 'Las vacaciones no tomadas se pagan: al menos el 10 % de su salario.',
  },
  'fr.cdd.right-recast': {
    says: '¿Sin contrato escrito, sin motivo o un puesto permanente? El tribunal laboral puede hacerlo fijo, con al menos un mes de sueldo.',
  },
  'fr.cdd.right-papers': {
    says: 'Le dan certificado de trabajo, último sueldo y papel para France Travail. Inscríbase ya.',
  },
  'fr.cdd.step': {
    says: 'Busque el contrato. Compare motivo y fecha con la carta, y la prima con la última nómina.',
  },
  'fr.cdd.option': {
    says: 'Reclame por escrito lo que falta. Si se niegan, vaya al tribunal laboral (prud’hommes), sin abogado obligatorio.',
    title: 'Reclamar lo que falta',
    cost: 'Una carta. En el tribunal puede haber una contribución de 50 €; no con asistencia jurídica.',
    time: 'Unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'Falta sueldo o prima, o acabó antes.',
  },
}
