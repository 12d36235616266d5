/** A written warning at work: nothing has ended the job. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNING_AT_WORK_ES: Words = {
  'gb.warning.not-yet': {
    says: 'Esta advertencia sola no acaba con su empleo. Para despedirle necesitan otro motivo y una nueva vista.',
  },
  'gb.warning.reality': {
    says: 'Una advertencia vale por un tiempo fijado. Después, casi siempre, ya no debería contar.',
  },
  'gb.warning.right-appeal': {
    says: 'Puede apelar una advertencia. Deben oírle en una reunión y, si es posible, decide otra persona.',
  },
  'gb.warning.right-companion': {
    says: 'A la reunión de apelación puede ir un compañero o alguien del sindicato.',
  },
  'gb.warning.right-content': {
    says: 'Debe decir qué estuvo mal, qué debe cambiar y cuándo, cuánto dura y qué puede seguir.',
  },
  'gb.warning.right-data': {
    says: 'Puede pedir las notas y declaraciones sobre usted. Es gratis y tienen un mes para responder.',
  },
  'gb.warning.step-appeal': {
    says: 'Busque el último día para apelar. Basta una nota corta: "I appeal. My reasons follow."',
  },
  'gb.warning.step-late': {
    says: '¿Ya pasó el día? Apele igual y diga por qué llega tarde. Aún pueden mirarlo.',
  },
  'gb.warning.step-diary': {
    says: 'Haga lo que le pidan con razón y anótelo. Diga por escrito qué ayuda necesita, como formación u otro horario.',
  },
  'gb.warning.option-appeal': {
    says: 'Diga qué está mal: los hechos, la forma o que a otros los trataron mejor.',
    title: 'Apelar la advertencia',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Bajo. La apelación no debería empeorarla.',
    bestFor: 'La advertencia es injusta o excesiva.',
  },
  'gb.warning.option-note': {
    says: 'Acéptela por ahora y pida que guarden con ella su nota breve.',
    title: 'Aceptarla, con su nota',
    cost: 'Nada.',
    time: 'Unos días.',
    risk: 'La advertencia vale su tiempo.',
    bestFor: 'Es justa, o quiere calma.',
  },
  'gb.warning.insight-later': {
    says: 'Si más tarde hay despido, un tribunal rara vez revisa una advertencia que nadie discutió.',
    actionable: 'Si es injusta, apele ahora, aunque sea en pocas líneas.',
  },
}
