/** Court claims to make a tenant leave (sfratto): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_WORDS: Words = {
  'it.claim.want-eviction': {
    says: 'Su casero pide a un juez que le haga salir (sfratto) y le llama a una vista.',
  },
  'it.claim.reality-eviction': {
    says: 'Si no va a la vista, el juez confirma el desahucio. Si va, puede pagar, pedir tiempo u oponerse.',
  },
  'it.claim.no-locks': {
    says: 'Nadie puede echarle el día de la vista. El juez fija una fecha, y un agente debe avisar con diez días.',
  },
  'it.claim.deadline-eviction': {
    says: 'La vista es el día que cuenta. Vaya, aunque sea sin abogado.',
    action: 'Ir a la vista: pagar, pedir tiempo u oponerse',
    consequence: 'El juez confirma el desahucio.',
  },
  'it.claim.right-grace': {
    says: 'Por el alquiler de una vivienda puede pagarlo todo en la vista, con intereses y costas. O pida al juez hasta 90 días (termine di grazia).',
  },
  'it.claim.right-grace-long': {
    says: 'Pueden ser 120 días si perdió el trabajo, está enfermo o en apuros reales. Vale tres veces en cuatro años, cuatro en caso de apuros.',
  },
  'it.claim.right-twenty-days': {
    says: 'Debe haber al menos 20 días entre el día en que recibió el papel de desahucio y la vista.',
  },
  'it.claim.step-hearing': {
    says: 'Vaya a la vista con pruebas de sus pagos y de sus apuros. Pida al juez tiempo para pagar (termine di grazia).',
  },
  'it.claim.step-social': {
    says: 'Vaya a los servicios sociales y a la oficina de vivienda de su municipio. Pregunte por el fondo para inquilinos con atrasos (morosità incolpevole).',
  },
  'it.claim.option-defend-home': {
    title: 'Salvar su vivienda',
    says: 'Vaya a la vista. Pague todo, pida tiempo para pagar (termine di grazia) u opóngase.',
    cost: 'Alquiler debido, intereses y costas. Ayuda legal gratis con ingresos bajos.',
    time: 'Hasta 90 o 120 días para pagar.',
    risk: 'Si falla el nuevo día, se confirma el desahucio.',
    bestFor: 'Quiere quedarse o necesita tiempo.',
  },
  'it.claim.right-alone': {
    says: 'Puede ir a esta vista sin abogado, para pagar, pedir tiempo u oponerse. Con pocos ingresos el abogado es gratis (patrocinio a spese dello Stato): pregunte antes al colegio de abogados.',
  },
}
