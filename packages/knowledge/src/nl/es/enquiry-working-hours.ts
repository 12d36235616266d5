/** Questions about rosters, zero hours and days off: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKING_HOURS_ES: Words = {
  'nl.ask.roster-changed': {
    dependsOn: 'su contrato y convenio',
    says: 'La empresa debe comunicar su horario 28 días antes, salvo que el convenio diga otra cosa. Si no puede, las horas deben saberse cuatro días antes. Cambiar horas pactadas necesita su sí o un motivo de peso.',
  },
  'nl.ask.zero-hours': {
    says: 'Tras tres meses su media de horas cuenta como pactada y puede reclamar su paga. Tras doce meses la empresa debe ofrecer horas fijas. Deben llamarle cuatro días antes. Anote sus horas.',
  },
  'nl.ask.holiday-days': {
    says: 'Tiene al año al menos cuatro veces sus horas por semana: 20 días a tiempo completo. El contrato o la CAO puede dar más. Conserva el sueldo. Los días de ley suelen caducar seis meses después del año.',
  },
  'nl.ask.pregnant-on-call': {
    says: 'No. Darle menos horas por estar embarazada está prohibido, también si trabaja por llamada. Reclame su sueldo por escrito, y diga que está lista para trabajar. La media de los últimos tres meses vale como acordada. Tras doce meses el jefe debe ofrecer fija la media de ese año; sin oferta puede reclamar ese sueldo. Guarde turnos, nóminas y mensajes. El College voor de Rechten van de Mens lo mira gratis. No renuncie ni firme un final. El permiso de maternidad y su pago siguen siendo suyos.',
  },
}
