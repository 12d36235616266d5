/** The Spanish words of the rows in ../eviction-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_SPECIAL_ES: Words = {
  'gb.home.ended-reality': {
    says: 'Parece que este aviso no tiene fuerza legal. No tiene que irse por él.',
  },
  'gb.home.ended-step': {
    says: 'Quédese en su casa. Diga por escrito al casero que section 21 acabó el 1 de mayo de 2026, así que el aviso no tiene efecto.',
  },
  'gb.home.insight-section-8-old': {
    says: 'Este section 8 notice es de antes del 1 de mayo de 2026. Un casero particular solo puede usarlo si acudió a tiempo al juzgado, como tarde el 31 de julio de 2026. Entonces valen las reglas antiguas: ground 8 pide dos meses de alquiler.',
    actionable:
      'Pregunte por escrito si se presentó una demanda judicial, y cuándo. Si no, el casero necesita un aviso nuevo.',
  },
  'gb.home.insight-ground-8': {
    says: 'El ground 8 exige deber tres meses de alquiler en el aviso y otra vez en la vista. Si entonces debe menos, el juez puede dejarle quedarse. El aviso debe dar al menos cuatro semanas.',
    actionable:
      'Cuente las semanas desde que llegó hasta el día que dice. Calcule tres meses de alquiler y baje de ahí antes de la vista.',
  },
  'gb.home.social-reality': {
    says: 'Este aviso es una advertencia. Puede quedarse en su casa, salvo que un sheriff dicte una orden de desahucio.',
  },
  'gb.home.social-rights': {
    says: 'El sheriff debe ver razonable el desahucio. Puede ir al juzgado, contar su lado y ofrecer un plan.',
  },
  'gb.home.social-steps-first': {
    says: 'Por alquiler atrasado su casero debe intentar antes un plan, ayudarle a pedir ayudas y decirle dónde hay consejo.',
  },
  'gb.home.social-notice-ends': {
    says: 'El juicio solo puede empezar después de la fecha del aviso, y en los seis meses siguientes. Después hace falta un aviso nuevo.',
  },
  'gb.home.social-step-plan': {
    says: 'Llame hoy al arrendador. Ofrezca el alquiler y una pequeña parte de lo atrasado, y pídalo por escrito.',
  },
  'gb.home.wales-reality': {
    says: 'Este aviso no da motivo, y en Gales no hace falta. Pero puede quedarse hasta que un juzgado dicte una orden.',
  },
  'gb.home.wales-six-months': {
    says: 'En la mayoría de los contratos el aviso debe dar al menos seis meses. No puede llegar en sus primeros seis meses allí.',
  },
  'gb.home.wales-invalid': {
    says: 'El aviso puede no valer si el casero no dio una declaración escrita (written statement), no protegió la fianza o rompió reglas de seguridad.',
  },
  'gb.home.wales-step-check': {
    says: 'Pida ya a Shelter Cymru que revise el aviso. Lleve su contrato, los papeles de la fianza y el día en que se mudó.',
  },
  'gb.home.wales-registered': {
    says: 'Casi todos los caseros privados deben estar registrados en Rent Smart Wales, y quien gestiona la casa necesita licencia. Si no, este aviso quizá no vale. El registro se mira gratis en línea.',
  },
}
