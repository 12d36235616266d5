/** The French words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_FR: Words = {
  'ie.jury.right-pay': {
    says: 'Votre employeur doit vous laisser partir et vous payer comme d’habitude. Demandez une attestation au greffe.',
  },
  'ie.jury.right-excuse': {
    says: 'Vous pouvez demander une dispense pour une bonne raison : maladie, enfant, travail à votre compte. Certains n’ont qu’à demander, comme dès 65 ans.',
  },
  'ie.jury.right-who': {
    says: 'Certains ne peuvent pas siéger, comme les non-citoyens irlandais ou les gens de justice. Dites-le au greffe.',
  },
  'ie.jury.warn': {
    says: 'Ne manquez pas sans prévenir. Sans bonne raison, l’amende va jusqu’à €500.',
  },
  'ie.jury.step': { says: 'Renvoyez le formulaire joint. Donnez la date à votre employeur.' },
}
