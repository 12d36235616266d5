/** A letter on deductions from a tenancy deposit in Northern Ireland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_NORTHERN_IRELAND_IT: Words = {
  'gb.deposit.right-protected-ni': {
    says: 'Il proprietario doveva mettere la cauzione presso un ente (scheme) entro 28 giorni e informarLa entro 35. Altrimenti avvisi il comune (council, environmental health).',
  },
  'gb.deposit.right-scheme-ni': {
    says: 'Può dire no a ogni somma. L’ente (scheme) può allora decidere gratis.',
  },
  'gb.deposit.step-ni': {
    says: 'Scriva quali somme non accetta, chieda le prove e avvisi subito l’ente (scheme).',
  },
  'gb.deposit.option-ni': {
    says: 'Chieda all’ente (scheme) di decidere sulle carte, con foto e messaggi.',
    title: 'Usare l’ente gratuito',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Può esserci un termine.',
    bestFor: 'Le somme sono alte o senza prova.',
  },
  'gb.deposit.right-proof-ni': {
    says: 'Il proprietario deve provare ogni somma. La normale usura non è un danno.',
  },
}
