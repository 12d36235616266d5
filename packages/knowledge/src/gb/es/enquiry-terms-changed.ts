/** Questions about a contract that lets the employer change it, and about agreements to be made redundant: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_CHANGED_ES: Words = {
  'gb.ask-work.contract-lets-change': {
    says: 'Una cláusula así no da carta blanca. Los jueces la leen de forma estricta, sobre todo si le cuesta sueldo u horas. Deben hablar antes con usted, avisar con tiempo y usarla de forma razonable, también una empresa pequeña. Si va demasiado lejos, escriba enseguida que no está de acuerdo y siga «bajo protesta» (under protest). Pida por escrito lo que falta y llame a tiempo a Acas: 0300 123 1100. No renuncie sin consejo.',
    dependsOn: 'lo clara que sea la cláusula y cómo la usen',
  },
  'gb.ask-work.settlement-redundancy': {
    says: 'Nadie tiene que firmar. La indemnización tras dos años, el preaviso y las vacaciones se deben igual, y firmar renuncia a reclamar. Así que la oferta debería dar más: puede pedir más, también con un abogado. Solo obliga tras un consejo independiente, que casi siempre paga la empresa. Acas considera justos diez días para pensar. Sin firma, deben consultar y elegir de forma justa igualmente. Llame a Acas antes de que acabe el corto plazo: 0300 123 1100.',
  },
}
