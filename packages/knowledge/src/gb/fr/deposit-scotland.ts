/** A letter on deductions from a tenancy deposit in Scotland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_SCOTLAND_FR: Words = {
  'gb.deposit.right-protected-scotland': {
    says: 'Le bailleur devait placer le dépôt dans un organisme (scheme) en 30 jours ouvrés. Sinon, le tribunal peut vous accorder jusqu’à trois fois le dépôt.',
  },
  'gb.deposit.right-scheme-scotland': {
    says: 'L’organisme (scheme) garde l’argent. En désaccord, il décide gratuitement sur dossier, et vous pouvez demander un nouvel examen.',
  },
  'gb.deposit.step-scotland': {
    says: 'Répondez à l’organisme (scheme) dans les 30 jours ouvrés après sa lettre. Sinon, il peut payer au bailleur ce qu’il demande.',
  },
  'gb.deposit.step-proof-scotland': {
    says: 'Demandez l’inventaire, les photos et factures. Réunissez vos photos, messages et reçus.',
  },
  'gb.deposit.option-scotland': {
    says: 'Dites à l’organisme (scheme) que vous n’êtes pas d’accord et envoyez vos preuves.',
    title: 'Laisser décider l’organisme',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Après un réexamen, la décision lie les deux.',
    bestFor: 'Les sommes sont trop hautes ou sans preuve.',
  },
  'gb.deposit.right-proof-scotland': {
    says: 'Le dépôt est à vous tant qu’une dette n’est pas prouvée. Le bailleur doit prouver chaque somme, et l’usure normale n’est pas un dégât.',
  },
  'gb.deposit.option-tribunal-scotland': {
    says: 'Le dépôt n’était pas protégé ? Saisissez le First-tier Tribunal for Scotland (Housing and Property Chamber) dans les trois mois après la fin du bail.',
    title: 'Saisir le tribunal',
    cost: 'La demande est gratuite.',
    time: 'Quelques mois.',
    risk: 'Une demande tardive est refusée.',
    bestFor: 'Le dépôt fut protégé tard ou jamais.',
  },
}
