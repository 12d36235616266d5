/** The Spanish words of the rows in ../eviction-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_ES: Words = {
  'gb.home.want-notice': {
    says: 'Si se queda, pueden pedir a un juzgado que decida.',
  },
  'gb.home.reality': {
    says: 'Una carta o un aviso no termina su vivienda. Solo un juzgado puede ordenar irse a la mayoría de los inquilinos, y solo agentes del juzgado pueden ejecutarlo.',
  },
  'gb.home.reality-scotland': {
    says: 'Un aviso no termina su vivienda. En la mayoría de los alquileres privados el casero necesita una orden del First-tier Tribunal, que mira si es justo.',
  },
  'gb.home.reality-ni': {
    says: 'Un aviso por sí solo no termina su vivienda. Su casero necesita una orden judicial para hacerle irse.',
  },
  'gb.home.rights-summary': {
    says: 'Puede quedarse hasta que un juzgado diga otra cosa. Puede discutirlo, pedir tiempo y tener un abogado gratuito.',
  },
  'gb.home.rights-scotland': {
    says: 'Puede quedarse hasta que el tribunal (Tribunal) dicte una orden. Puede contarle su lado, y el desahucio debe ser razonable.',
  },
  'gb.home.who': {
    says: 'Su casero o agente es una persona o empresa privada. No puede cambiar la cerradura, cortar la luz ni sacar sus cosas.',
  },
  'gb.home.not-yet': {
    says: 'No pueden echarle ahora. Debe haber un aviso válido, luego un juicio, luego una orden y luego una fecha con agentes judiciales (bailiffs).',
  },
  'gb.home.know-free-lawyer': {
    says: 'Si recibe un aviso de que puede perder su casa, puede tener un abogado gratuito de la asistencia jurídica (legal aid), gane lo que gane.',
    learnMore:
      'Busque el Housing Loss Prevention Advice Service en la página de búsqueda de asistencia jurídica (legal aid).',
  },
  'gb.home.step-stay': {
    says: 'No se mude ni devuelva las llaves todavía. Si se va demasiado pronto puede perder derechos y la ayuda del ayuntamiento.',
  },
  'gb.home.step-lawyer': {
    says: 'Pida ya ayuda legal gratuita: un asesor de vivienda de legal aid, Shelter o Citizens Advice. Enséñeles el aviso.',
  },
  'gb.home.step-council': {
    says: 'Dígalo a su ayuntamiento (council). Si puede perder su casa en un plazo de 56 días, debe ayudarle a conservarla o a encontrar otra.',
  },
  'gb.home.step-council-wales': {
    says: 'Dígalo a su ayuntamiento (council). Si puede perder su casa en un plazo de 56 días, debe ayudarle.',
  },
  'gb.home.step-keep-paying': {
    says: 'Siga pagando el alquiler, o lo que pueda. Guarde prueba de cada pago.',
  },
  'gb.home.step-advice-scotland': {
    says: 'Quédese en su casa y pida consejo a Shelter Scotland o a un citizens advice bureau antes de la fecha del aviso.',
  },
  'gb.home.step-advice-ni': {
    says: 'Quédese en su casa y pida consejo a Housing Rights antes de la fecha del aviso.',
  },
  'gb.home.step-arrears': {
    says: 'Si debe alquiler, ofrezca el alquiler más una cantidad pequeña por semana. Mire si puede recibir ayudas y un pago de vivienda del ayuntamiento.',
  },
  'gb.home.step-dispute': {
    says: 'Pida un extracto del alquiler (rent statement) y revise cada línea. Apunte cada reparación no hecha y cada carta sobre ella.',
  },
  'gb.home.right-court': {
    says: 'Tiene derecho a quedarse hasta que un juzgado le ordene irse y vengan agentes del juzgado (court bailiffs). Así es para la mayoría de los inquilinos.',
  },
  'gb.home.right-no-force': {
    says: 'Es delito que un casero le eche por la fuerza o con miedo. Si pasa, llame al ayuntamiento (council), y a la policía si está en peligro.',
  },
  'gb.home.right-reason': {
    says: 'En Inglaterra un casero privado debe dar ahora un motivo legal y probarlo. No hay desahucios sin motivo.',
  },
  'gb.home.right-arrears-ground': {
    says: 'En Inglaterra el motivo estricto de alquiler exige tres meses de atraso, el día del aviso y también en la vista. El aviso debe dar cuatro semanas.',
  },
  'gb.home.right-breathing-space': {
    says: 'La pausa legal (breathing space) puede parar hasta 60 días un aviso y un paso judicial por alquiler atrasado. Debe pagar el alquiler que vaya venciendo.',
  },
  'gb.home.right-scotland': {
    says: 'Puede decir al tribunal (Tribunal) por qué no es razonable desahuciarle. Debe tener en cuenta su lado.',
  },
  'gb.home.right-ni': {
    says: 'Su casero debe avisar por escrito: cuatro semanas en sus primeros 12 meses, ocho hasta diez años y después doce.',
  },
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
  'gb.rent.want': { says: 'Quieren que pague el alquiler, o que llame para acordar un plan.' },
  'gb.rent.step-statement': {
    says: 'Pida un extracto del alquiler (rent statement) y revise cada línea: cada semana, cada pago, cada ayuda. Los errores son frecuentes.',
  },
  'gb.rent.step-plan': {
    says: 'Responda antes de la fecha. Ofrezca el alquiler más una cantidad pequeña por semana que pueda mantener. Tenga el sí por escrito.',
  },
  'gb.rent.step-benefits': {
    says: 'Mire si recibe toda la ayuda posible para el alquiler. Si no le llega, pida al ayuntamiento (council) un pago extra de vivienda.',
  },
  'gb.rent.right-social': {
    says: 'Un ayuntamiento o una housing association debe hablar con usted antes de ir al juzgado. Debería buscar un plan que pueda pagar y ayudarle con las ayudas.',
  },
  'gb.rent.option-plan': {
    says: 'Envíe un presupuesto y ofrezca el alquiler más una cantidad de la deuda.',
    title: 'Ofrecer un plan para el atraso',
    cost: 'Lo que ofrezca.',
    time: 'Una tarde.',
    risk: 'Ofrezca solo lo que pueda mantener.',
    bestFor: 'Lo debe y puede pagar el alquiler desde ahora.',
  },
  'gb.home.insight-sale': {
    says: 'Un casero que quiere vender o vivir allí debe avisar con cuatro meses. Este motivo no vale en los primeros 12 meses de su alquiler.',
    actionable:
      'Compare el día en que empezó su alquiler con las fechas del aviso, y pida pruebas del plan. Cuando se vaya, la casa no puede alquilarse otra vez en 12 meses.',
  },
  'gb.rent.step-universal-credit': {
    says: 'Diga en su diario de Universal Credit que debe renta. Pregunte por qué tarda la parte de la renta y si puede ir directa al casero.',
  },
}
