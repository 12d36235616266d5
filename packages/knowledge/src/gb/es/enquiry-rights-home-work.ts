/** Derechos sobre preguntas comunes: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_HOME_WORK_ES: Words = {
  'gb.ask-housing.right-deposit-fees': {
    says: 'El casero no puede cobrar limpieza, pintura ni desgaste normal. Solo puede quedarse fianza por pérdidas reales que pruebe.',
  },
  'gb.ask-housing.right-deposit-scheme': {
    says: 'Su fianza debía estar en un sistema en 30 días. Si no, un tribunal puede ordenar que le paguen de una a tres veces la suma.',
  },
  'gb.ask-housing.right-homeless-help': {
    says: 'Si puede perder su casa en 56 días, el ayuntamiento debe ayudarle. Con un niño, debe alojarle de momento si no tiene adónde ir.',
  },
  'gb.ask-housing.right-mould-times': {
    says: 'Desde el 27 de octubre de 2025, un casero social en Inglaterra debe revisar humedad y moho en plazos fijos. Una urgencia debe tratarse en 24 horas.',
  },
  'gb.ask-work.right-pregnancy': {
    says: 'Despedir o tratar mal a alguien por un embarazo es discriminación. Este derecho vale desde el primer día.',
  },
  'gb.ask-work.right-early-conciliation': {
    says: 'Antes de ir al tribunal laboral debe avisar a Acas. Es gratis. Hágalo antes de que acabe el plazo, pues lo detiene un tiempo.',
  },
  'gb.ask-work.right-minimum-wage': {
    says: 'Los descuentos por formación, controles o uniforme no pueden dejar su paga bajo el mínimo. Puede denunciarlo a HMRC o reclamar lo que falta.',
  },
  'gb.ask-work.ni-right-wages': {
    says: 'La empresa solo puede descontar si la ley o un contrato lo permite, o si usted aceptó antes por escrito. Vale también para muchos llamados autónomos.',
  },
  'gb.ask-work.ni-right-disability': {
    says: 'En Irlanda del Norte la empresa no puede tratarle peor por una discapacidad y debe hacer ajustes justos. No se exige antigüedad.',
  },
  'gb.ask-work.ni-right-procedure': {
    says: 'En Irlanda del Norte la empresa debe primero escribirle, luego reunirse y después dejarle apelar. Si se salta un paso, el despido es injusto si lleva un año allí.',
  },
  'gb.ask-work.right-first-choice': {
    says: 'Si su puesto desaparece estando embarazada o de baja maternal, va primero para cualquier otro puesto adecuado. No tiene que competir.',
  },
  'gb.ask-housing.right-things': {
    says: 'Sus cosas siguen siendo suyas. El dueño debe dejarle recogerlas, y no puede quedárselas por alquiler sin pagar.',
  },
}
