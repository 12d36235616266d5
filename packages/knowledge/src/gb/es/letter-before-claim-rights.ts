/** Rights of who gets a letter before court action, from a business or from a person: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_RIGHTS_ES: Words = {
  'gb.lbc.right-thirty': {
    says: 'Tiene derecho a 30 días para contestar, desde la fecha de la carta. Esto vale para deudas que una empresa reclama a una persona.',
  },
  'gb.lbc.right-documents': {
    says: 'Tiene derecho a pedir papeles. Deben enviarlos en un plazo de 30 días, o decir por qué no pueden.',
  },
  'gb.lbc.right-wait': {
    says: 'Si devuelve el formulario, no deberían ir al juzgado durante 30 días. Se cuentan desde que lo reciben, o desde que envían sus papeles.',
  },
  'gb.lbc.right-talk': {
    says: 'Las dos partes deben intentar un acuerdo sin juzgado. Puede ofrecer un plan, o pedir un mediador o un ombudsman.',
  },
  'gb.lbc.right-notice': {
    says: 'Si no hay acuerdo, deberían avisarle al menos 14 días más antes de presentar una demanda.',
  },
  'gb.lbc.right-breach': {
    says: 'Si se saltan estos pasos, puede decírselo al juzgado. Un juez puede parar el caso o cambiar quién paga los costes.',
  },
  'gb.lbc.person-right': {
    says: 'Debería tener un tiempo justo para contestar: 14 días en un caso sencillo. El plazo más largo de las deudas con una empresa no vale aquí.',
  },
  'gb.lbc.person-step': {
    says: 'Responda antes de la fecha de la carta. Diga con qué está de acuerdo y con qué no, y envíe sus pruebas. Ofrezca hablar.',
  },
}
