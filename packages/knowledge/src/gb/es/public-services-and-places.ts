/** Spanish: planning next door, hospital under the Mental Health Act, shops on a lease, company pensions, injuries, and equal treatment in shops. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_SERVICES_AND_PLACES_ES: Words = {
  'gb.planning.wants': {
    says: 'El ayuntamiento le pregunta qué opina de unas obras cerca. No tiene que contestar.',
  },
  'gb.planning.right-comment': {
    says: 'Puede opinar hasta el día de la carta, casi siempre en 21 días. El ayuntamiento debe mirarlo si trata de urbanismo: luz, vistas, tamaño, ruido, tráfico.',
  },
  'gb.planning.step': {
    says: 'Mire los planos por internet. Escriba puntos cortos sobre luz, vistas, tamaño o ruido. El precio de las casas y las peleas no cuentan. Pida ayuda a un concejal.',
  },
  'gb.sectioned.wants': {
    says: 'La carta dice que alguien queda en el hospital según la Mental Health Act, cuánto tiempo y por qué.',
  },
  'gb.sectioned.right-tribunal': {
    says: 'Según section 2 puede acudir a un tribunal (tribunal) en los primeros 14 días. Según section 3, una vez en los primeros seis meses. Un abogado es gratis.',
  },
  'gb.sectioned.right-help': {
    says: 'Deben decirle sus derechos, y una ayuda independiente (advocate) es gratis. El pariente más cercano puede pedir el alta con 72 horas de aviso.',
  },
  'gb.sectioned.step': {
    says: 'Pida hoy en la planta un abogado y un advocate. Apunte el día en que empezó.',
  },
  'gb.shop-lease.right-renew': {
    says: 'Un inquilino de negocio puede casi siempre quedarse y pedir al tribunal un nuevo contrato. No si el contrato excluyó estas reglas antes de empezar.',
  },
  'gb.shop-lease.answer': {
    says: 'Casi siempre puede quedarse y pedir un nuevo contrato, salvo que el viejo excluyera estas reglas. El dueño necesita una razón legal, y quizá reciba usted dinero. Actúe antes del día de todo aviso.',
  },
  'gb.injury.right-three-years': {
    says: 'Una reclamación por lesión debe estar en el tribunal en tres años. Para un niño empiezan a los 18. No tiene que aceptar una primera oferta.',
  },
  'gb.injury.scotland': {
    says: 'Una reclamación por lesión debe estar en el tribunal en tres años. Para un niño empiezan a los 16. No tiene que aceptar una primera oferta.',
  },
  'gb.injury.right-small-road': {
    says: 'Las lesiones pequeñas en coche van por la web gratis Official Injury Claim, con sumas fijas para el latigazo. El seguro no puede ofrecer nada por él antes de un informe médico.',
  },
  'gb.injury.answer': {
    says: 'No tenga prisa: hay tres años para ir al tribunal. Pida un informe médico antes de toda oferta, pues acaba la reclamación. Vea a un abogado; muchos no cobran si pierde.',
  },
  'gb.equal.right-services': {
    says: 'Una tienda o servicio no puede rechazarle ni tratarle peor por discapacidad, raza, fe, sexo o sexualidad. Debe hacer cambios justos, como dejar entrar un perro de asistencia.',
  },
  'gb.equal.answer': {
    says: 'No. Una tienda o servicio no puede rechazarle por eso. Quéjese por escrito. Puede ir al tribunal en seis meses menos un día para pedir disculpas y dinero.',
  },
  'gb.work.right-antenatal': {
    says: 'Puede ir a las citas de embarazo en horas de trabajo, con sueldo. Quitarle turnos o tratarla peor por el embarazo es ilegal desde el primer día.',
  },
  'gb.work.transfer-wants': {
    says: 'Su puesto pasa a un nuevo empleador, con sus condiciones y su antigüedad.',
  },
  'gb.work.right-unbroken': {
    says: 'Su antigüedad sigue sin corte. Cuenta para el preaviso, la indemnización y el despido injusto.',
  },
  'gb.work.transfer-step': {
    says: 'Pregunte quién habla por usted y qué cambios se planean. Guarde contrato y nóminas. Rechace por escrito peores condiciones.',
  },
  'gb.care.wants': {
    says: 'El ayuntamiento le dice qué quiere cada semana por la atención, y cómo lo calculó.',
  },
  'gb.care.step': {
    says: 'Pida una revisión por escrito. Mire cada suma: ingresos, ahorros, la casa y quién vive en ella. Tras la respuesta, el Local Government Ombudsman es gratis.',
  },
}
