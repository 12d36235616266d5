/** Notices to leave a rented home, and letters about rent arrears: options, warnings and what an adviser would notice. The four nations have different law. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_ES: Words = {
  'gb.home.option-help': {
    says: 'Revisan si el aviso es válido y hablan por usted en el juzgado.',
    title: 'Buscar un abogado de vivienda gratuito',
    cost: 'Nada.',
    time: 'Llame hoy.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con un aviso o una fecha de juicio.',
  },
  'gb.home.option-plan': {
    says: 'Ofrezca por escrito el alquiler más una cantidad del atraso.',
    title: 'Ofrecer un plan para el alquiler',
    cost: 'Lo que ofrezca.',
    time: 'Una tarde.',
    risk: 'Cúmplalo, o puede contar en su contra.',
    bestFor: 'Debe alquiler pero ahora puede pagar.',
  },
  'gb.home.option-defend': {
    says: 'Si llega una demanda (claim), envíe el formulario de defensa y vaya a la vista.',
    title: 'Discutirlo en el juzgado',
    cost: 'Defenderse no cuesta nada.',
    time: 'Unas semanas hasta la vista.',
    risk: 'Si pierde, pueden añadirse costes.',
    bestFor: 'El aviso está mal, o tiene un buen motivo.',
  },
  'gb.home.warn-court-papers': {
    says: 'Los papeles judiciales tienen una fecha para un formulario y una vista. Vaya a la vista, aunque enviara el formulario.',
  },
  'gb.home.warn-lodger': {
    says: 'Si vive con su casero tiene menos derechos, y basta un aviso más corto. Pida antes consejo.',
  },
  'gb.home.insight-section-21-ended': {
    says: 'Parece un section 21 notice dado después del 30 de abril de 2026. En Inglaterra esos avisos acabaron el 1 de mayo de 2026, así que no tiene fuerza.',
    actionable:
      'No se vaya. Enséñelo a Shelter o a un asesor de legal aid y diga por escrito al casero que se queda.',
  },
  'gb.home.insight-section-21-old': {
    says: 'Es un section 21 notice de antes del 1 de mayo de 2026. Solo vale si el casero acudió a tiempo al juzgado, como tarde el 31 de julio de 2026.',
    actionable:
      'Pregunte por escrito si se presentó una demanda judicial, y cuándo. Si no, el aviso ya no vale.',
  },
  'gb.home.insight-section-8': {
    says: 'Un section 8 notice debe nombrar el motivo en que se apoya. El juzgado mira las pruebas y, en muchos motivos, lo que es justo.',
    actionable: 'Busque el número del motivo y pregunte a un asesor qué hay que demostrar.',
  },
  'gb.home.change-section-21': {
    says: 'Desde el 1 de mayo de 2026 los caseros privados de Inglaterra no pueden desahuciar sin motivo.',
    was: 'Un casero privado podía avisar con dos meses sin ningún motivo.',
    is: 'Un casero debe dar un motivo legal y probarlo en el juzgado.',
  },
  'gb.home.warn-order-made': {
    says: 'Quizá un juzgado le haya ordenado irse, o los agentes (bailiffs) tengan una fecha. Busque hoy un abogado de vivienda gratuito. Quizá pueda pedir al juzgado que lo pare.',
  },
  'gb.home.insight-sale': {
    says: 'Un casero que quiere vender o vivir allí debe avisar con cuatro meses. Este motivo no vale en los primeros 12 meses de su alquiler.',
    actionable:
      'Compare el día en que empezó su alquiler con las fechas del aviso, y pida pruebas del plan. Cuando se vaya, la casa no puede alquilarse otra vez en 12 meses.',
  },
}
