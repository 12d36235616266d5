/** The Spanish words of the rows in ../trial-period.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIAL_PERIOD_ES: Words = {
  'fr.trial.want': {
    says: 'Su empleador termina su período de prueba (période d’essai).',
  },
  'fr.trial.reality': {
    says: 'En la prueba no hace falta motivo ni reunión. Pero debe tratarse de su capacidad, y deben preavisar.',
  },
  'fr.trial.right-notice': {
    says: 'El preaviso es de 24 horas la primera semana, 48 horas hasta un mes, dos semanas tras un mes y un mes tras tres. Si fue corto, le deben el sueldo.',
  },
  'fr.trial.right-length': {
    says: 'La prueba debe constar en el contrato. Máximo dos meses para obreros y empleados, tres para mandos, cuatro para directivos. Se renueva una vez, si contrato y convenio lo permiten y usted acepta.',
  },
  'fr.trial.right-after': {
    says: '¿Acabó después del último día de prueba? Entonces es un despido, con reunión, motivo e indemnización.',
  },
  'fr.trial.right-void': {
    says: 'Es nulo si la verdadera razón es embarazo, salud, origen, religión, sindicato o denuncia de acoso.',
  },
  'fr.trial.right-papers': {
    says: 'Le dan certificado de trabajo, salario y vacaciones pendientes, y el papel para France Travail. Inscríbase ya.',
  },
  'fr.trial.right-court': {
    says: 'Tiene doce meses para ir al tribunal laboral. Cinco años si hubo discriminación.',
  },
  'fr.trial.step': {
    says: 'Compare tres fechas: inicio del contrato, fin de la prueba y día del aviso.',
  },
  'fr.trial.option': {
    says: 'Reclame por escrito el preaviso no pagado. Si se niegan, vaya al tribunal laboral, sin abogado obligatorio.',
    title: 'Reclamar el preaviso',
    cost: 'Una carta. En el tribunal puede haber una contribución de 50 €; no con asistencia jurídica.',
    time: 'Unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'Le avisaron tarde.',
  },
}
