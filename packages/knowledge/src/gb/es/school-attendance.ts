/** Missed school: fines, meetings and questions about them. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ATTENDANCE_ES: Words = {
  'gb.school.absence': {
    says: 'La multa es de £80 por padre e hijo en 21 días, luego £160 hasta el día 28. No hay recurso, pero puede pedir al ayuntamiento que la retire.',
  },
  'gb.school.absence-wants': {
    says: 'La escuela quiere a su hijo allí cada día, y dice qué puede pasar si no.',
  },
  'gb.school.absence-step': {
    says: 'Vaya a la reunión. Envíe prueba de cada día de enfermedad, y pida ayuda si su hijo no puede con la escuela.',
  },
  'gb.school.answer-fine': {
    says: 'Si paga a tiempo, se acabó: ni juicio ni antecedentes. La primera es de £80 por padre e hijo en 21 días, o £160 hasta el día 28; la segunda en tres años, £160. No hay recurso, pero pida al ayuntamiento que la retire si es errónea. Si no paga, el ayuntamiento puede ir al juzgado, con posible condena y multa mayor.',
  },
  'gb.school.scotland-attendance': {
    says: 'Diga por qué falta su hijo: enfermedad, miedo o falta de apoyo puede ser buena excusa. Si necesita ayuda, pídala por escrito; el ayuntamiento debe mirarlo.',
  },
}
