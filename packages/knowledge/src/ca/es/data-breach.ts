/** The Spanish words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_WORDS: Words = {
  'ca.breach.want': {
    says: 'Una organización le dice que otros pueden haber visto sus datos. No debe nada, pero protéjase.',
  },
  'ca.breach.reality': {
    says: 'No toda filtración lleva a un mal uso. Con una alerta de fraude (fraud alert) los prestamistas comprueban que es usted.',
  },
  'ca.breach.right-told': {
    says: 'Deben decirle pronto si hay un riesgo real de daño grave, y qué puede hacer.',
  },
  'ca.breach.right-qc': {
    says: 'En Quebec una empresa debe avisarle de un incidente que puede causar daño grave. Puede pedir a las oficinas de crédito un bloqueo gratuito.',
  },
  'ca.breach.right-complain': {
    says: 'Puede quejarse gratis ante el comisionado de privacidad (privacy commissioner).',
  },
  'ca.breach.step': {
    says: 'Cambie sus contraseñas, avise a su banco y ponga una alerta de fraude (fraud alert) en su expediente de Equifax y TransUnion.',
  },
  'ca.breach.option': {
    says: 'Acepte el control gratuito si lo ofrecen, y revise su expediente de crédito.',
    title: 'Proteger su nombre',
    cost: 'Gratis',
    time: 'Esta semana',
    risk: 'Ninguno.',
    bestFor: 'Todos los que reciben una carta así.',
  },
  'ca.breach.right-on-health': {
    says: 'En Ontario quien guarda sus datos de salud debe avisarle de un robo o pérdida. Puede quejarse ante el Information and Privacy Commissioner.',
  },
}
