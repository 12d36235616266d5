/** The Spanish words of the rows in ../state-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

const CUT_OFFS: Words = {
  'us.state.az.cut-off-summer': {
    says: 'En Arizona una empresa de luz regulada no puede cortar a un hogar por falta de pago en los meses de calor, de junio a mediados de octubre.',
  },
  'us.state.ca.cut-off-plan': {
    says: 'En California las grandes empresas de luz y gas deben ofrecer un plan de pagos antes de cortar. Deben avisar con diez días.',
  },
  'us.state.ca.cut-off-water': {
    says: 'En California la mayoría de las empresas de agua solo pueden cortar tras 60 días de facturas sin pagar. Deben contactarle 7 días hábiles antes.',
  },
  'us.state.fl.cut-off-notice': {
    says: 'En Florida una empresa de luz regulada debe avisarle por escrito cinco días hábiles antes de cortar.',
  },
  'us.state.ia.cut-off-winter': {
    says: 'En Iowa no le cortan la luz ni el gas de noviembre a fines de marzo si califica para ayuda de energía.',
  },
  'us.state.il.cut-off-winter': {
    says: 'En Illinois, de diciembre a marzo, la empresa de luz o gas debe ofrecer un plan de pagos antes de cortarle la calefacción.',
  },
  'us.state.in.cut-off-winter': {
    says: 'En Indiana no le cortan la luz ni el gas de diciembre al 15 de marzo si recibe o pidió ayuda de energía.',
  },
  'us.state.ma.cut-off-hardship': {
    says: 'En Massachusetts mantiene el servicio si tiene dificultades y hay una enfermedad grave, un bebé en casa o calefacción de invierno. Avise a la empresa.',
  },
  'us.state.md.cut-off-winter': {
    says: 'En Maryland los cortes están limitados de noviembre a marzo y con mucho calor o frío. Antes deben avisar por escrito.',
  },
  'us.state.mi.cut-off-winter': {
    says: 'En Míchigan un plan de protección de invierno ayuda a personas con ingresos bajos y de 65 años o más. Pídalo desde noviembre.',
  },
  'us.state.mn.cut-off-winter': {
    says: 'En Minnesota la regla de clima frío (Cold Weather Rule) mantiene su calefacción de octubre a abril si acuerda un plan y lo cumple.',
  },
  'us.state.mo.cut-off-winter': {
    says: 'En Misuri la regla de clima frío (Cold Weather Rule) limita los cortes de calefacción de noviembre a marzo y ofrece un plan de 12 meses.',
  },
  'us.state.nj.cut-off-winter': {
    says: 'En Nueva Jersey muchos hogares no pueden quedarse sin calefacción ni luz del 15 de noviembre al 15 de marzo. Pida el programa de invierno (Winter Termination Program).',
  },
  'us.state.ny.cut-off-notice': {
    says: 'En Nueva York el aviso final debe llegar al menos 15 días antes de cortar la luz o el gas. Antes puede pedir un plan de pagos.',
  },
  'us.state.oh.cut-off-notice': {
    says: 'En Ohio la empresa de luz o gas debe avisar 14 días antes de un corte y ofrecer planes de pago.',
  },
  'us.state.pa.cut-off-winter': {
    says: 'En Pensilvania deben avisar diez días antes de un corte. De diciembre a marzo la mayoría de los hogares con ingresos bajos no pueden perder el servicio.',
  },
  'us.state.tx.cut-off-notice': {
    says: 'En Texas la empresa de luz debe enviar el aviso de corte al menos diez días antes. Uno más corto incumple la regla.',
  },
  'us.state.tx.cut-off-weather': {
    says: 'En Texas no le pueden cortar la luz con calor o frío extremos, ni mientras esté protegida una persona muy enferma en casa.',
  },
  'us.state.tx.cut-off-plan': {
    says: 'En Texas puede pedir a su empresa de luz un plan de pagos aplazados. En algunos casos debe ofrecerlo.',
  },
  'us.state.va.cut-off-notice': {
    says: 'En Virginia la empresa debe escribirle antes, y casi siempre solo puede cortar con 60 días de atraso. No en viernes ni en fin de semana, ni con mucho calor o helada.',
  },
  'us.state.wa.cut-off-winter': {
    says: 'En el estado de Washington un plan de pagos mantiene su calefacción del 15 de noviembre al 15 de marzo. Diga a la empresa que no puede pagar.',
  },
  'us.state.wi.cut-off-winter': {
    says: 'En Wisconsin no le pueden cortar la calefacción de noviembre al 15 de abril.',
  },
}

/** The rows for questions have the same words. */
export const STATE_UTILITIES_ES: Words = {
  ...CUT_OFFS,
  ...Object.fromEntries(
    Object.entries(CUT_OFFS).map(([id, words]) => [
      id.replace('.cut-off-', '.ask-cut-off-'),
      words,
    ]),
  ),
  ...stateWords('cut-off-notice', {
    NC: 'una empresa eléctrica regulada debe escribir diez días antes de un corte. De noviembre a marzo necesita permiso para cortar a algunas personas mayores o con discapacidad',
  }),
  ...stateWords('ask-cut-off-notice', {
    NC: 'una empresa eléctrica regulada debe escribir diez días antes de un corte. De noviembre a marzo necesita permiso para cortar a algunas personas mayores o con discapacidad',
  }),
  ...stateWords('cut-off-weather', {
    GA: 'una empresa eléctrica regulada no puede cortarle con aviso de calor o con heladas. Una enfermedad grave en casa también puede aplazarlo',
  }),
  ...stateWords('ask-cut-off-weather', {
    GA: 'una empresa eléctrica regulada no puede cortarle con aviso de calor o con heladas. Una enfermedad grave en casa también puede aplazarlo',
  }),
}
