/** The Spanish words of the rows in ../court-claim-scotland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_SCOTLAND_ES: Words = {
  'gb.claim.scotland-want': {
    says: 'El sheriff court quiere su respuesta. Todavía no ha decidido nada.',
  },
  'gb.claim.scotland-over-want': {
    says: 'El sheriff court pidió su respuesta. El día ya pasó, así que puede haber decidido.',
  },
  'gb.claim.scotland-over-rights': {
    says: 'Si decidió sin usted, puede pedir al sheriff que anule la decisión (recall). Entonces le oirán.',
  },
  'gb.claim.scotland-over-step': {
    says: 'Llame hoy al sheriff court con el número del caso. Pregunte si hay decisión. Si no la hay, envíe enseguida el Response Form.',
  },
  'gb.claim.scotland-over-recall': {
    says: 'Si hay decisión, pida al tribunal el formulario de recall. Diga por qué no respondió y cuál es su defensa. Hágalo rápido.',
  },
  'gb.claim.scotland-rights': {
    says: 'Puede pagar, discutirla, o aceptarla y pedir tiempo para pagar. Elija lo que elija, conteste antes de la última fecha para responder.',
  },
  'gb.claim.scotland-who': {
    says: 'El demandante (claimant) es quien dice que usted debe dinero. Usted es el demandado (respondent). El sheriff es el juez y no toma partido.',
  },
  'gb.claim.scotland-not-yet': {
    says: 'Nadie puede embargar ahora su cuenta o su sueldo por esta demanda. Hace falta una decisión judicial y, en la mayoría de los casos, un requerimiento (charge) con 14 días para pagar.',
  },
  'gb.claim.scotland-step-dates': {
    says: 'Busque el calendario (Timetable) en el sobre. Ponga ya en su calendario la última fecha para responder.',
  },
  'gb.claim.scotland-step-dispute': {
    says: 'En el formulario de respuesta (Response Form) diga qué hechos acepta, cuáles no y por qué. Haga una lista de sus papeles y testigos.',
  },
  'gb.claim.scotland-step-old': {
    says: 'Si durante cinco años no hubo pago, ni reconocimiento escrito ni juicio, diga que la deuda ha terminado.',
  },
  'gb.claim.scotland-right-time-to-pay': {
    says: 'Tiene derecho a pedir tiempo para pagar. Si el demandante no está de acuerdo, decide el sheriff.',
  },
  'gb.claim.scotland-right-response': {
    says: 'Tiene derecho a que le escuchen. Envíe el formulario de respuesta (Response Form) al juzgado, y una copia al demandante, antes de la última fecha.',
  },
  'gb.claim.scotland-warn': {
    says: 'Si el juzgado no recibe nada antes de la última fecha, el demandante puede pedir una decisión sin usted.',
  },
  'gb.claim.scotland-option-dispute': {
    says: 'Diga qué está mal y envíe sus pruebas. El sheriff puede fijar una reunión o una vista.',
    title: 'Discutirla en el formulario de respuesta (Response Form)',
    cost: 'Responder no cuesta nada.',
    time: 'Unas horas ahora, algunos meses hasta la decisión.',
    risk: 'Si pierde, paga la demanda y algunos gastos.',
    bestFor: 'No es su deuda, la cantidad está mal o es demasiado vieja.',
  },
  'gb.claim.scotland-option-time': {
    says: 'Rellene el formulario Time to Pay con su presupuesto y una oferta.',
    title: 'Aceptarla y pedir tiempo para pagar',
    cost: 'La cuota mensual que ofrezca.',
    time: 'Una tarde.',
    risk: 'Usted acepta la deuda.',
    bestFor: 'La debe pero no puede pagar de una vez.',
  },
  'gb.claim.scotland-step-settle': {
    says: 'Si puede pagarlo todo antes de la última fecha para responder, hágalo y guarde la prueba. Entonces no debería haber decisión contra usted.',
  },
  'gb.claim.scotland-help': {
    says: 'El personal del juzgado puede explicar los formularios pero no aconsejarle. Sí pueden un citizens advice bureau o un asesor de dinero.',
  },
  'gb.claim.scotland-option-help': {
    says: 'Un citizens advice bureau o un asesor de deudas puede ayudarle con el formulario. Pregunte también por la moratoria y el Debt Arrangement Scheme.',
    title: 'Pedir ayuda gratis con los formularios',
    cost: 'Nada.',
    time: 'Una llamada o visita esta semana.',
    risk: 'Envíe el formulario a tiempo, aunque no tenga cita.',
    bestFor: 'Todos los que tienen un formulario del juzgado.',
  },
  'gb.claim.scotland-tribunal-want': {
    says: 'Alguien pide al tribunal de vivienda (tribunal) una orden contra usted. Aún no ha decidido nada.',
  },
  'gb.claim.scotland-tribunal-who': {
    says: 'El tribunal decide los conflictos sobre viviendas alquiladas. No toma partido, y usted no necesita abogado.',
  },
  'gb.claim.scotland-tribunal-reality': {
    says: 'Es real y urgente. Ya en la primera cita el tribunal puede decidir, también sin usted. Así que participe.',
  },
  'gb.claim.scotland-tribunal-right-heard': {
    says: 'Puede enviar su versión por escrito hasta el día indicado y hablar en la cita (case management discussion). Diga qué está mal en la suma y qué reparaciones faltaron.',
  },
  'gb.claim.scotland-tribunal-right-time': {
    says: 'Si lo debe, puede pedir al tribunal tiempo para pagar, en su formulario. Mira lo que usted puede pagar.',
  },
  'gb.claim.scotland-tribunal-right-recall': {
    says: 'Si decide en su ausencia, puede pedir en 14 días que lo anule (recall). Diga por qué faltó y cuál es su defensa.',
  },
  'gb.claim.scotland-tribunal-step': {
    says: 'Apunte el día y la hora. Envíe sus papeles al tribunal hasta el día indicado y pida ayuda a Shelter Scotland.',
  },
}
