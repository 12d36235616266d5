/** The objection of a tenant for whom moving is a hardship: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HARDSHIP_OBJECTION_ES: Words = {
  'de.home.deadline-hardship': {
    says: 'Su oposición debe llegar al casero dos meses antes de que termine el alquiler. Desde 2025 basta un correo electrónico.',
    action: 'Enviar por escrito su oposición por una dificultad grave (Widerspruch, § 574 BGB)',
    consequence:
      'El casero puede negarse a dejarle seguir. Si la carta no le informó de esto, todavía puede oponerse en el juzgado.',
  },
  'de.home.step-objection': {
    says: '¿Mudarse sería muy duro por edad, enfermedad, hijos, escuela o falta de otro piso? Opóngase por escrito dos meses antes del final.',
  },
  'de.home.option-contest-at-once': {
    says: 'Escriba que no acepta la rescisión (Kündigung) y por qué. La dificultad (Härte) sola no ayuda si el casero puede acabar de inmediato.',
    title: 'Impugnar la rescisión',
    cost: 'Gratis. Las asociaciones de inquilinos cobran una cuota anual.',
    time: 'Una carta ahora.',
    risk: 'El casero puede demandar. Si pierde, usted paga las costas.',
    bestFor: 'La razón o la suma está mal, o ya pagó.',
  },
  'de.home.option-object': {
    says: 'Escriba que no acepta la rescisión (Kündigung) y pida quedarse por una dificultad grave (Härte).',
    title: 'Oponerse a la rescisión',
    cost: 'Gratis. Las asociaciones de inquilinos cobran una cuota anual.',
    time: 'Una carta, dos meses antes del final.',
    risk: 'El casero puede demandar. Si pierde, usted paga las costas.',
    bestFor: 'La razón es débil o mudarse sería muy duro.',
  },
  'de.home.right-hardship': {
    says: 'Puede pedir quedarse si mudarse es muy duro. También cuenta que no encuentre otro piso razonable.',
  },
  'de.home.right-fault': {
    says: 'Si la carta no le informó de su derecho a oponerse, su forma y plazo, todavía puede oponerse en la primera vista.',
  },
  'de.home.element-objection': {
    says: 'El casero debería decirle a tiempo que puede oponerse por una dificultad grave (Härte).',
    name: 'Una nota sobre su derecho a oponerse',
    ifMissing:
      'No vemos una nota sobre su derecho a oponerse. Entonces puede oponerse hasta la primera vista del juzgado.',
  },
  'de.home.change-objection': {
    says: 'Ahora puede oponerse por una dificultad grave (Härte) por correo electrónico.',
    was: 'Su oposición necesitaba papel y firma.',
    is: 'Desde el 1 de enero de 2025 basta un texto, como un correo electrónico.',
  },
}
