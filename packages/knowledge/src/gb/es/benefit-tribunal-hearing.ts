/** A notice of a hearing at a benefit tribunal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_TRIBUNAL_HEARING_ES: Words = {
  'gb.tribunal.benefit-step-papers': {
    says: 'Lea los papeles de la oficina y marque los errores. Envíe enseguida pruebas nuevas, como cartas del médico.',
  },
  'gb.tribunal.benefit-step-day': {
    says: 'Acuda a la vista, en persona, por teléfono o vídeo. Cuente cómo es un día normal y uno malo.',
  },
  'gb.tribunal.benefit-right-free': {
    says: 'La apelación es gratis. Aunque pierda, no paga los gastos de la otra parte.',
  },
  'gb.tribunal.benefit-right-day': {
    says: 'Le avisan al menos 14 días antes, salvo que acepte menos. Si no puede ir, pida otro día enseguida.',
  },
  'gb.tribunal.benefit-right-travel': {
    says: 'Puede llevar a alguien que hable o le acompañe. Pregunte antes al tribunal por el viaje.',
  },
  'gb.tribunal.benefit-right-missed': {
    says: 'Si falta con buen motivo, puede pedir en un mes que se anule la decisión (set aside).',
  },
  'gb.tribunal.benefit-insight': {
    says: 'El tribunal puede revisar toda la ayuda. Puede subirla y, pocas veces, bajarla.',
    actionable: 'Si ya cobra una parte, consulte antes a un asesor.',
  },
  'gb.tribunal.benefit-option-go': {
    says: 'Haga una lista corta de lo mal decidido y qué lo muestra.',
    title: 'Ir a la vista con sus pruebas',
    cost: 'Nada.',
    time: 'Una hora más o menos ese día.',
    risk: 'Una decisión solo por papeles ayuda a menos gente.',
    bestFor: 'Casi todos los que pueden participar.',
  },
  'gb.tribunal.benefit-option-help': {
    says: 'Citizens Advice, un Law Centre o el servicio de ayudas del council puede escribir por usted.',
    title: 'Buscar un asesor gratuito',
    cost: 'Nada.',
    time: 'Pídalo ya, semanas antes.',
    risk: 'Quizá no tengan tiempo. Envíe sus pruebas igual.',
    bestFor: 'Le cuestan los papeles y hablar.',
  },
  'gb.tribunal.ni-benefit': {
    says: 'La apelación es gratis, aunque pierda. Envíe enseguida pruebas nuevas y participe.',
  },
}
