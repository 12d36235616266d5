/** The landlord's notice that a lease ends, and the time that it must run: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_WORDS: Words = {
  'es.home.want-notice': { says: 'Su casero quiere que se vaya o dice que el contrato no sigue.' },
  'es.home.five-seven': {
    says: 'Un contrato de vivienda firmado desde el 6 de marzo de 2019 puede durar cinco años si usted quiere, o siete si el dueño es una empresa.',
  },
  'es.home.right-stay-term': {
    says: 'Los primeros cinco años (siete con una empresa) el contrato sigue año a año si usted quiere. Una fecha más corta no le obliga.',
  },
  'es.home.right-notice-four': {
    says: 'Para terminarlo al final de ese tiempo, el casero debe avisar al menos cuatro meses antes. Si no, sigue hasta tres años más. Un decreto de octubre de 2026 da más, si el Congreso lo confirma.',
  },
  'es.home.right-own-need': {
    says: 'Para terminarlo antes por necesidad, debe ser una persona, estar en el contrato, pasar un año y avisar dos meses antes con el motivo.',
  },
  'es.home.right-leave-early': {
    says: 'Pasados seis meses puede irse avisando 30 días antes. Solo paga una indemnización si el contrato lo dice. Un decreto de octubre de 2026 lo suprime, al menos en contratos nuevos: pregunte si sigue vigente.',
  },
  'es.home.step-never-sign': {
    says: 'No firme un papel que termine su contrato o haga uno nuevo sin pedir consejo.',
  },
  'es.home.insight-season': {
    says: 'Un contrato "de temporada" para su casa de verdad suele ser un contrato de vivienda normal.',
    actionable: 'Guarde pruebas de que vive allí todo el año: padrón, trabajo, colegio.',
  },
  'es.home.warning-no-leave': {
    says: 'No se vaya ni entregue las llaves solo por esta carta. Pida consejo antes.',
  },
  'es.home.element-reason': {
    name: 'El motivo y la fecha',
    says: 'El aviso debe decir cuándo termina el contrato y, si es por necesidad, también el motivo.',
    ifMissing: 'Pida por escrito el motivo y la fecha. Sin ellos, diga que se queda.',
  },
  'es.home.right-silent-renewal': {
    says: 'Cuando acaban todas las prórrogas y sigue 15 días sin que el dueño diga nada, el contrato se renueva por meses o años. Un no por escrito lo impide.',
  },
}
