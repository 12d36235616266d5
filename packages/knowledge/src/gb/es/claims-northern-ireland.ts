/** Demandas y sentencias en Irlanda del Norte: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_NORTHERN_IRELAND_ES: Words = {
  'gb.claim.ni-want': {
    says: 'El tribunal quiere su respuesta. Todavía no ha decidido nada.',
  },
  'gb.claim.ni-rights': {
    says: 'Puede pagar, oponerse, o aceptar y pedir tiempo. En todo caso, responda antes de la fecha del formulario.',
  },
  'gb.claim.ni-not-yet': {
    says: 'Nadie puede tomar ahora su sueldo ni sus cosas. Antes hace falta una sentencia (decree) y luego la Enforcement of Judgments Office.',
  },
  'gb.claim.ni-small': {
    says: 'Puede oponerse a una demanda pequeña (small claim) con la Notice of Dispute. O aceptarla en el formulario y pedir tiempo. No necesita abogado.',
  },
  'gb.claim.ni-civil-bill': {
    says: 'Puede defenderse de un civil bill. Envíe la Notice of Intention to Defend al tribunal y a la otra parte dentro del plazo.',
  },
  'gb.claim.ni-warn': {
    says: 'Si el tribunal no recibe nada en plazo, puede dictarse una sentencia (decree) contra usted sin vista.',
  },
  'gb.claim.ni-option-dispute': {
    title: 'Oponerse en el formulario del tribunal',
    says: 'Diga qué partes no acepta y por qué. Guarde prueba del envío.',
    cost: 'Nada en la mayoría de demandas pequeñas, salvo que usted reclame.',
    time: 'Una o dos horas, y unos meses hasta la vista.',
    risk: 'Si pierde, paga lo pedido y la tasa del tribunal.',
    bestFor: 'La deuda no es suya o la suma está mal.',
  },
  'gb.claim.ni-option-time': {
    title: 'Aceptar y pedir tiempo',
    says: 'Rellene el formulario con lo que puede pagar al mes y un presupuesto.',
    cost: 'La cuota mensual que ofrezca.',
    time: 'Una tarde.',
    risk: 'Acepta la deuda y puede seguir una sentencia.',
    bestFor: 'La debe, pero no puede pagar de golpe.',
  },
  'gb.lbc.ni-court': {
    says: 'Primero tienen que demandar, casi siempre con una demanda pequeña (small claim). Usted recibiría los papeles y tiempo para oponerse.',
  },
  'gb.judgment.ni-set-aside': {
    says: 'Si hubo sentencia (decree) sin usted, puede pedir al tribunal que la anule. Diga por qué no respondió y cuál es su defensa.',
  },
  'gb.judgment.ni-set-aside-high-court': {
    says: 'Si la High Court dictó sentencia porque nadie respondió, puede anularla. Busque asesoría ya, pues debe mostrar una defensa real.',
  },
  'gb.judgment.ni-step-set-aside': {
    says: 'Si nunca recibió los papeles, llame hoy al tribunal que dictó la sentencia. Pida el formulario para anularla y actúe enseguida.',
  },
  'gb.bailiff.ni-ten-days': {
    says: 'Primero llega un aviso (notice of intent). En los diez días siguientes puede pagar o acordar un plan con el acreedor.',
  },
}
