/** The Spanish words of the rows on sick leave in each state, from the same table of its laws. */
import type { Words } from '@plainletter/contracts/rule'

import { sickWords } from '../sick-leave-sentences.ts'
import { nameOf } from './states.ts'

const DAYS = { 2: 'segundo', 3: 'tercer', 4: 'cuarto' } as const

const leave = (forAny: true | undefined): string =>
  forAny ? 'sus días libres pagados ganados' : 'su tiempo de enfermedad ganado'

export const SICK_LEAVE_BY_STATE_ES: Words = {
  ...sickWords({
    place: (state) => `En ${nameOf(state)}`,
    gap: ' ',
    earn: (place, per, { forAny, hours }) =>
      `${place} gana una hora ${forAny ? 'libre pagada (paid leave)' : 'pagada por enfermedad (sick time)'} por cada ${per} horas de trabajo${hours === undefined ? '' : `, hasta ${hours} horas al año`}.`,
    earnInAll: (place, hours) =>
      `${place} gana hasta ${hours} horas pagadas por enfermedad (sick time) al año.`,
    larger: (workers, hours) => `Con ${workers} empleados o más son ${hours} horas.`,
    paidFrom: (workers) =>
      `Las firmas con menos de ${workers} empleados casi siempre pueden dejarlo sin pago.`,
    boundFrom: (workers) => `La ley obliga a firmas con ${workers} empleados o más.`,
    allSoon: 'Desde el 1 de enero de 2027 obliga a todas.',
    weekly: (hours) => `Debe trabajar al menos ${hours} horas a la semana.`,
    wait: (days) => `Un empleado nuevo quizá deba esperar ${days} días para usarlo.`,
    use: (forAny) =>
      forAny
        ? 'Puede usarlo por cualquier razón, también por enfermedad.'
        : 'Es para usted y para familiares que cuida.',
    ownLaw: 'Chicago y el condado de Cook tienen leyes propias.',
    noteFrom: (place, day) =>
      `${place}, por tiempo de enfermedad ganado, el jefe solo puede pedir una nota médica desde el ${DAYS[day]} día de trabajo seguido. Por una ausencia más corta no necesita ninguna.`,
    noteNever: (place, { forAny }) =>
      `${place} una firma no puede pedir nota médica${forAny ? ' ni razón' : ''} cuando usa ${leave(forAny)}.`,
    noteUnsaid: (place) =>
      `${place} una firma no puede negar los días pagados por enfermedad que usted ganó. La ley no dice desde qué día puede pedir una nota. Una regla que por eso retiene el pago puede violarla. Pregunte al Labor Commissioner.`,
    notePaid: 'Usted no tiene que pagar la nota.',
    noteLeft: 'Vale mientras le queden horas ganadas. Después cuentan las reglas de la firma.',
    safe: (place, { forAny, noPoints }) =>
      `${place} una firma no puede despedirlo ni amonestarlo${noPoints ? ' ni darle puntos' : ''} por usar ${leave(forAny)}. Vale mientras le queden horas.`,
    proof: 'Escriba al jefe que fue un día así. Guarde mensajes, horarios y recibos de pago.',
    office: (name) => `Quéjese pronto y gratis en la oficina (${name}).`,
    benefits: 'Si lo despiden, pida también desempleo.',
    unpunished: 'No pueden despedirlo ni amonestarlo por usarlo.',
    dependsOnWorkers: 'cuántos empleados tiene la firma',
    dependsOnDays: 'cuántos días de trabajo seguidos falta',
    dependsOnHours: 'si le quedan días de enfermedad ganados',
  }),
  'us.ask-state.no-sick-leave-law': {
    says: 'Su estado no tiene ley que dé a casi todos días pagados por enfermedad. Una firma casi siempre puede pedir nota médica y castigar faltas según sus reglas. Pero tras un año en una firma de 50 empleados, una enfermedad grave da 12 semanas sin pago (FMLA). Con 15 debe estudiar cambios por una discapacidad. Si lo despiden, pida desempleo.',
    dependsOn: 'las reglas de la firma y lo enfermo que esté',
  },
  'us.state.mo.ask-sick-leave-repealed': {
    says: 'El tiempo de enfermedad pagado de Misuri de 2025 terminó el 28 de agosto de 2025, y ahora deciden las reglas de la firma. Casi siempre puede pedir nota médica y castigar faltas. Pero tras un año en una firma de 50 empleados, una enfermedad grave da 12 semanas sin pago (FMLA). Con 15 debe estudiar cambios por una discapacidad. Si lo despiden, pida desempleo.',
  },
  'us.state.va.ask-sick-leave-soon': {
    says: 'La nueva ley de Virginia sobre días pagados por enfermedad empieza el 1 de julio de 2027, primero para firmas con 50 empleados. Hasta entonces solo la tienen algunos cuidadores a domicilio, y una firma casi siempre puede castigar faltas. Pero tras un año en una firma de 50, una enfermedad grave da 12 semanas sin pago (FMLA). Si lo despiden, pida desempleo.',
    dependsOn: 'las reglas de la firma hasta julio de 2027',
  },
  'us.ask-state.sick-days-at-end': {
    says: 'La ley de su estado casi nunca obliga a pagar al final los días de enfermedad sin usar. Un contrato, un manual o una cuenta común de días libres (PTO) sí puede. Las vacaciones ganadas son otra cosa, y muchos estados las tratan como salario. Si la misma firma lo contrata otra vez en unos meses, las horas casi siempre vuelven.',
    dependsOn: 'lo que prometen su contrato o el manual',
  },
}
