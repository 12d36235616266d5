/** Questions about a landlord who ends the lease: form, time and what to do. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_ES: Words = {
  'de.ask-home.landlord-period': {
    says: 'Usted como inquilino: tres meses. El casero: tres, después de cinco años seis, después de ocho años nueve, y solo con una razón.',
    dependsOn: 'quién rescinde y cuánto tiempo ha vivido allí',
  },
  'de.ask-home.email-notice': {
    says: 'No. La rescisión (Kündigung) de una vivienda necesita papel y firma a mano, del casero y también de usted.',
  },
  'de.ask-home.notice-received': {
    says: 'Calma: solo un tribunal puede echarle. Mire papel, firma y motivo. ¿Debe dos meses? Pague todo ya; eso puede anular el fin inmediato. Si no, oponga dureza por escrito hasta dos meses antes del fin. Vaya pronto a un Mieterverein o abogado.',
  },
}
