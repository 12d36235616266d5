/** Despido, contrato temporal, enfermedad y sueldo, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_ES: Words = {
  'be.job.right-employer-proves': {
    says: 'En una causa grave el empresario debe probar los hechos y que respetó los tres días. Si no puede, le debe el pago del preaviso.',
  },
  'be.job.right-short-notice': {
    says: 'Si el preaviso es corto o falta, el empresario le debe el sueldo y las ventajas de las semanas que faltan.',
  },
  'be.job.right-fixed-term': {
    says: 'Si un contrato temporal acaba antes, el empresario debe el sueldo hasta el fin, como mucho el doble del preaviso. Solo cabe preaviso en la primera mitad, seis meses como máximo.',
  },
  'be.job.right-ill': {
    says: 'La enfermedad sola no acaba el contrato. El fin por motivos médicos (force majeure médicale) exige una larga enfermedad y antes un examen del médico del trabajo.',
  },
  'be.job.right-new-work-help': {
    says: 'Con treinta semanas de preaviso o más, el empresario debe ofrecer ayuda para buscar trabajo (outplacement). No en una causa grave.',
  },
  'be.job.right-wages': {
    says: 'El sueldo debe llegar a tiempo y, al final, sin demora. Por el retraso puede pedir intereses desde ese día.',
  },
  'be.job.right-collective': {
    says: 'Cuando se despide a muchos, el empleador debe antes informar y oír al personal. Si este objetó a tiempo, usted también puede impugnar su despido. Vaya ya a su sindicato.',
  },
  'be.job.right-pregnant': {
    says: 'Desde que el empleador sabe del embarazo hasta un mes después del permiso, necesita otra razón y debe probarla. Si no, debe seis meses de salario más.',
  },
}
