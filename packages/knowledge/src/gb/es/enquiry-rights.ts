/** Derechos sobre preguntas comunes: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_ES: Words = {
  'gb.ask-parking.right-code': {
    says: 'Las empresas de una asociación siguen un solo código. Tiene 28 días para reclamar y luego un recurso gratis fuera de la empresa. Un pequeño error al teclear debería anularse.',
  },
  'gb.ask-parking.right-keeper-law': {
    says: 'El titular (keeper) solo paga por el conductor si el aviso llegó a tiempo y dice todo lo que pide la ley. No tiene que decir quién conducía.',
  },
  'gb.ask-parking.right-signs-case': {
    says: 'En 2015 la Supreme Court aceptó £85 porque los carteles eran grandes y claros. Carteles pequeños, ocultos o ausentes son una defensa.',
  },
  'gb.ask-parking.right-letter-first': {
    says: 'Antes del tribunal deben mandar una letter of claim con formulario y darle 30 días. La carta de un cobrador no lo es.',
  },
  'gb.ask-parking.right-council-act': {
    says: 'La multa del ayuntamiento (penalty charge) se basa en una ley; la privada, en carteles. No es un delito, pero crece si no hace nada.',
  },
  'gb.ask-parking.right-council-appeal': {
    says: 'Puede reclamar, luego alegar formalmente en 28 días y después recurrir gratis ante un tribunal independiente.',
  },
  'gb.ask-bailiff.right-goods-of-others': {
    says: 'Los bailiffs solo pueden tomar lo que es de quien debe. Escriba que las cosas son suyas, con prueba. Si ya las tomaron, hágalo en siete días.',
  },
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
  'gb.ask-debt.right-agreement-copy': {
    says: 'Si es un crédito, puede pedir contrato y extracto por £1. Pídalos aunque haya demanda, y responda al tribunal a tiempo.',
  },
  'gb.ask-debt.right-credit-clock': {
    says: 'En muchos créditos, los seis años empiezan al acabar el plazo del default notice. Busque esa fecha antes de decir que es demasiado antigua.',
  },
  'gb.ask-debt.right-relief-order': {
    says: 'Una debt relief order borra tras un año la mayoría de deudas hasta £50,000. Es para quien tiene poco, y gratis con un asesor.',
  },
  'gb.ask-debt.scotland-right-moratorium': {
    says: 'Un moratorium para la mayoría de medidas de los sheriff officers durante seis meses. Un asesor puede pedirlo hoy, o usted por internet.',
  },
  'gb.ask-debt.scotland-right-bank-minimum': {
    says: 'Si embargan una cuenta, la ley le deja un mínimo fijo. Antes de tomar cosas, deben darle un folleto de ayuda.',
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
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: 'El plazo sigue la ley del contrato, no donde vive ahora. Un préstamo hecho en Inglaterra suele seguir la ley inglesa, con seis años. Un pago o una nota firmada puede reiniciarlo.',
  },
  'gb.ask-work.right-first-choice': {
    says: 'Si su puesto desaparece estando embarazada o de baja maternal, va primero para cualquier otro puesto adecuado. No tiene que competir.',
  },
}
