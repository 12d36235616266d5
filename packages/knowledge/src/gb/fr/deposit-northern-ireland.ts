/** A letter on deductions from a tenancy deposit in Northern Ireland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_NORTHERN_IRELAND_FR: Words = {
  'gb.deposit.right-protected-ni': {
    says: 'Le bailleur devait placer le dépôt dans un organisme (scheme) en 28 jours et vous informer en 35. Sinon, prévenez la mairie (council, environmental health).',
  },
  'gb.deposit.right-scheme-ni': {
    says: 'Vous pouvez refuser chaque somme. L’organisme (scheme) peut alors décider gratuitement.',
  },
  'gb.deposit.step-ni': {
    says: 'Écrivez quelles sommes vous refusez, demandez les preuves et signalez vite le litige à l’organisme (scheme).',
  },
  'gb.deposit.option-ni': {
    says: 'Demandez à l’organisme (scheme) de décider sur dossier, avec photos et messages.',
    title: 'Utiliser l’organisme gratuit',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Il peut y avoir un délai.',
    bestFor: 'Les sommes sont trop hautes ou sans preuve.',
  },
  'gb.deposit.right-proof-ni': {
    says: 'Le bailleur doit prouver chaque somme. L’usure normale n’est pas un dégât.',
  },
}
