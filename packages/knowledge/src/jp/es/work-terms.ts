/** Despido, castigo, embarazo, sueldo y prestación, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_ES: Words = {
  'jp.job.right-four-tests': {
    says: 'En un despido económico los jueces miran cuatro cosas: si era necesario, si se intentó evitar, si la elección fue justa y si se explicó.',
  },
  'jp.job.right-punish': {
    says: 'Un castigo debe estar en el reglamento y ser justo. La rebaja es de medio día de sueldo por caso y una décima parte al mes, como máximo.',
  },
  'jp.job.right-pregnant': {
    says: 'Un despido por embarazo, parto o permiso de crianza es nulo. Hasta un año después del parto el empresario debe probar otro motivo.',
  },
  'jp.job.right-seven-days': {
    says: 'Si lo pide al irse, la empresa debe pagar los sueldos pendientes y devolver sus cosas en siete días.',
  },
  'jp.job.right-overtime': {
    says: 'Las horas extra se pagan al menos un 25 % más, y un 50 % pasadas 60 horas al mes. Apunte sus horas. Puede reclamar tres años atrás.',
  },
  'jp.job.right-benefit': {
    says: 'Si la empresa terminó el trabajo, la prestación suele empezar antes y durar más. Mire la hoja de salida (離職票). Puede oponerse en Hello Work.',
  },
  'jp.job.right-bullying': {
    says: 'Todo empresario debe impedir el acoso (パワハラ) y no puede castigarle por denunciarlo. Tome notas y vaya a la oficina laboral.',
  },
  'jp.job.right-term-notice': {
    says: 'Tras tres renovaciones o un año, la empresa debe avisar 30 días antes de no renovar. Pida un papel con la razón real.',
  },
  'jp.job.right-pay-kept': {
    says: 'La empresa no puede bajar su sueldo sin su acuerdo libre. Unas reglas nuevas solo obligan si son razonables y conocidas.',
  },
  'jp.job.step-pay-kept': {
    says: 'No firme el acuerdo. Pida por escrito la razón y su nuevo sueldo. Vaya a la oficina laboral gratis (総合労働相談コーナー).',
  },
  'jp.job.right-trial': {
    says: 'Un periodo de prueba es un empleo real. Hace falta un buen motivo que la empresa no podía saber al contratar. Tras 14 días debe 30 días de aviso o de sueldo.',
  },
}
