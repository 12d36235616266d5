/** Spanish: the words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_ES: Words = {
  'gb.school.wants': {
    says: 'La escuela deja fuera a su hijo por un tiempo o para siempre. La carta debe decir por qué, cuánto tiempo y cómo oponerse.',
  },
  'gb.school.right-governors': {
    says: 'Puede exponer su caso al consejo escolar (governors). Si es para siempre, o más de 15 días en un trimestre, deben verlo en 15 días de clase.',
  },
  'gb.school.right-panel': {
    says: 'Si el consejo mantiene la exclusión para siempre, tiene 15 días de clase para pedir un examen independiente (review panel).',
  },
  'gb.school.exclude-step': {
    says: 'Pida la carta y las pruebas por escrito. Apunte lo que dice su hijo, y pida hablar con los governors.',
  },
  'gb.school.right-equal': {
    says: 'Una escuela debe hacer cambios justos para un niño con discapacidad, como el autismo. No puede castigar sin buena razón lo que viene de ella. Un tribunal (tribunal) puede decidir.',
  },
  'gb.school.right-plan': {
    says: 'El ayuntamiento debe dar la ayuda que pone el plan. Puede acudir al SEND Tribunal en dos meses desde su decisión.',
  },
  'gb.school.scotland-support': {
    says: 'El ayuntamiento debe dar al niño la ayuda extra que necesita para aprender. Un tribunal (tribunal) decide algunos casos.',
  },
  'gb.school.wales-support': {
    says: 'Un niño con más necesidades tiene derecho a un plan y a su ayuda. Puede acudir al Education Tribunal for Wales.',
  },
  'gb.school.absence': {
    says: 'La multa es de £80 por padre e hijo en 21 días, luego £160 hasta el día 28. No hay recurso, pero puede pedir al ayuntamiento que la retire.',
  },
  'gb.school.absence-wants': {
    says: 'La escuela quiere a su hijo allí cada día, y dice qué puede pasar si no.',
  },
  'gb.school.absence-step': {
    says: 'Vaya a la reunión. Envíe prueba de cada día de enfermedad, y pida ayuda si su hijo no puede con la escuela.',
  },
  'gb.school.place-wants': {
    says: 'La carta dice qué plaza escolar tiene su hijo. Puede pedir otra escuela y guardar esta plaza mientras tanto.',
  },
  'gb.school.right-place': {
    says: 'Puede recurrir la negativa ante un panel independiente de la escuela. Cada escuela que niega debe decirle cómo.',
  },
  'gb.school.place-step': {
    says: 'Acepte la plaza que tiene. Envíe el recurso antes del día de la carta, con pruebas de por qué esta escuela le va bien.',
  },
  'gb.school.right-bus': {
    says: 'El viaje es gratis a la escuela adecuada más cercana a más de dos millas, o tres desde los ocho años. También cuentan necesidades, pocos ingresos o un camino inseguro.',
  },
  'gb.school.answer-excluded': {
    says: 'Pida las razones por escrito, y exponga su caso al consejo (governors). Si es para siempre, un panel independiente puede verlo. Un niño con discapacidad tiene más derechos.',
  },
  'gb.school.answer-fine': {
    says: 'No hay recurso. Puede pedir al ayuntamiento que la retire si es errónea. Pague £80 en 21 días o £160 hasta el día 28, o el ayuntamiento puede ir al juzgado.',
  },
}
