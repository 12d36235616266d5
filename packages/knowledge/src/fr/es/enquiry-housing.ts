/** Questions about a rented home in general: first steps, repairs and visits. `asks` holds the words people type, in French and in English: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'fr.ask-home.step-papers': {
    says: 'Busque su contrato y anote la fecha: vacía o amueblada, inicio, fin, fianza.',
  },
  'fr.ask-home.step-adil': {
    says: 'Pida a su ADIL consejo jurídico gratuito antes de responder al arrendador.',
  },
  'fr.ask-home.step-written': {
    says: 'Escriba al arrendador por carta certificada y guarde una copia.',
  },
  'fr.ask-home.right-judge': {
    says: 'Solo un juez puede acabar con su derecho a quedarse en casa.',
  },
  'fr.ask-home.right-decent': { says: 'Tiene derecho a una vivienda digna y segura.' },
  'fr.ask-home.right-receipt': {
    says: 'Tiene derecho a un recibo de alquiler gratuito (quittance) si lo pide.',
  },
  'fr.ask-home.option-adil': {
    title: 'Preguntar a su ADIL',
    says: 'Un jurista de la ADIL le responde gratis.',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier pregunta sobre alquiler.',
  },
  'fr.ask-home.option-conciliator': {
    title: 'Pedir un conciliador gratuito',
    says: 'Un conciliateur de justice les reúne a usted y al arrendador.',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'Quiere conservar la casa y acabar el conflicto.',
  },
  'fr.ask-home.know-winter': {
    says: 'Del 1 de noviembre al 31 de marzo no se puede desahuciar a un inquilino, en la mayoría de los casos.',
    learnMore: 'El alquiler se sigue debiendo.',
  },
  'fr.ask-home.warn-rent': {
    says: 'Siga pagando el alquiler, también en un conflicto. Dejarlo puede costarle la casa.',
  },
  'fr.ask-home.right-no-force': {
    says: 'Un arrendador no puede echarle por la fuerza ni cambiar la cerradura. Es un delito.',
  },
  'fr.ask-home.repairs': {
    says: 'Escriba por carta certificada y pida la reparación. No deje de pagar. Si no pasa nada, vaya al conciliador o al juez, y avise al ayuntamiento.',
  },
  'fr.ask-home.landlord-enter': {
    says: 'El arrendador no puede entrar sin su sí, ni con llave. Para visitas se acuerda una hora, como mucho dos horas en días laborables.',
  },
}
