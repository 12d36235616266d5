/** The Spanish words of the rows in ../enquiry-arrest-and-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_AND_SEARCH_ES: Words = {
  'us.ask-criminal.phone-search': {
    says: 'La policía necesita una orden judicial para revisar su teléfono, aun después de un arresto, salvo que usted diga que sí. Diga con calma que no está de acuerdo y pida un abogado.',
  },
  'us.ask-criminal.passcode': {
    says: 'No lo dé antes de hablar con un abogado. Diga solo: quiero un abogado. No tiene que hablar con el detective, y en la primera audiencia (arraignment) puede pedir un defensor público.',
  },
  'us.ask-criminal.car-search': {
    says: 'Para un carro no necesitan orden si tienen buena razón para esperar pruebas de un delito en él. Una parada de tráfico sola no basta. Diga con calma: “I do not agree to a search.” No se resista.',
    dependsOn: 'lo que sabe la policía y si usted dice que sí',
  },
  'us.story.arrested': {
    says: 'No hable de los hechos con nadie salvo un abogado. Vaya a cada día de corte. Pida un defensor público si no puede pagar, y pregunte por un programa para primer caso.',
  },
  'us.story.warrant': {
    says: 'Llame hoy al secretario o a un abogado y pregunte cómo volver a poner el caso en la lista. Presentarse solo casi siempre se trata mejor que ser encontrado.',
  },
  'us.story.drunk': {
    says: 'Hay dos casos: la corte y la licencia. El plazo para salvar la licencia es muchas veces de 7 a 15 días. Pida ya esa audiencia y vea a un abogado antes de la corte.',
  },
  'us.story.store-letter': {
    says: 'La carta es un reclamo civil, aparte de un caso penal. Pagar no termina un cargo. La ley del estado limita la suma y la tienda debe probarla. Hable con un abogado antes de escribir.',
    dependsOn: 'su estado y lo que pasó',
  },
}
