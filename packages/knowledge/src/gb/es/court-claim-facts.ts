/** What a claim form means: who wants what, what cannot happen yet, and who can help. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FACTS_ES: Words = {
  'gb.claim.rights-summary': {
    says: 'Puede aceptarla, discutirla o pagar a plazos. Si pide más tiempo en los primeros 14 días, tiene 28 días para defenderse.',
  },
  'gb.claim.want': { says: 'El juzgado quiere su respuesta. Todavía no ha decidido nada.' },
  'gb.claim.reality': {
    says: 'Esto es real y urgente. Si no contesta a tiempo, pueden obtener una sentencia sin vista. Si se defiende a tiempo, eso no puede pasar.',
  },
  'gb.claim.reality-passed': {
    says: 'Esta demanda tiene más de un mes, así que ya puede haber una sentencia. Aún se puede hacer mucho, pero averígüelo hoy.',
  },
  'gb.claim.rights-passed': {
    says: 'Si no hay sentencia, todavía puede enviar una defensa. Si la hay, puede pedir al juzgado que la anule o que le deje pagar a plazos.',
  },
  'gb.claim.reality-scotland': {
    says: 'Esto es real y urgente. Busque en el calendario (timetable) «the last date for a response». Si la deja pasar, el sheriff puede decidir sin usted.',
  },
  'gb.claim.who-claimant': {
    says: 'El demandante (claimant) es quien dice que usted debe dinero. Usted es el demandado (defendant). El juzgado es neutral. Envía los papeles de las dos partes.',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'Todavía no hay sentencia. Ningún agente de embargo (bailiff) puede venir ni nadie tomar su sueldo ahora por esta demanda.',
  },
  'gb.claim.no-record-yet': {
    says: 'Una demanda sola no va a su historial de crédito. Solo una sentencia se pone en el registro público.',
  },
  'gb.claim.know-local-court': {
    says: 'Si se defiende, una demanda de dinero contra una persona suele pasar al juzgado cercano a su casa. No tiene que viajar lejos.',
    learnMore:
      'La demanda se envía desde un centro nacional. Es solo la oficina de correo. Un juez cerca de usted la tratará.',
  },
  'gb.claim.org-national-centre': {
    says: 'El Civil National Business Centre es la oficina que lleva casi todas las demandas de dinero por correo e internet. Puede responder por internet con la contraseña del formulario.',
  },
}
