/** The French words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_FR: Words = {
  'ca.jury.right-leave': {
    says: 'Votre employeur doit vous libérer et garder votre poste. Dans la plupart des provinces, il ne doit pas vous payer.',
  },
  'ca.jury.right-excuse': {
    says: 'Vous pouvez demander une dispense ou un report : maladie, proche à charge ou grande difficulté.',
  },
  'ca.jury.warn': { says: 'Ne manquez pas sans prévenir. Vous risquez une amende.' },
  'ca.jury.step': {
    says: 'Renvoyez le formulaire à temps, et donnez la date à votre employeur. Demandez ce que la cour paie par jour.',
  },
}
