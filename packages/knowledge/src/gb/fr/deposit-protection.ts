/** A letter on deductions from a tenancy deposit in England and Wales, and what holds in each nation: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_PROTECTION_FR: Words = {
  'gb.deposit.reality': {
    says: 'Cette liste est une demande, pas encore une dette. Le dépôt est à vous tant que vous n’acceptez pas ou que nul n’a décidé.',
  },
  'gb.deposit.right-wear': {
    says: 'Vous ne payez pas l’usure normale. Ni du neuf pour du vieux : seulement la valeur qui restait.',
  },
  'gb.deposit.right-proof': {
    says: 'Le bailleur doit prouver chaque dégât et son coût. Sans état des lieux d’entrée ni photos, c’est difficile.',
  },
  'gb.deposit.right-ten-days': {
    says: 'Une fois la somme convenue, elle doit vous revenir en dix jours.',
  },
  'gb.deposit.right-protected-england': {
    says: 'Le bailleur devait placer le dépôt dans un organisme (scheme) en 30 jours et vous dire lequel. Sinon, un tribunal peut vous accorder une à trois fois le dépôt.',
  },
  'gb.deposit.right-cleaning-england': {
    says: 'Un nettoyage professionnel ne peut pas être imposé. Le logement doit seulement être aussi propre qu’à l’arrivée.',
  },
  'gb.deposit.right-protected-wales': {
    says: 'Le bailleur devait placer le dépôt dans un organisme (scheme) en 30 jours et vous dire lequel. Sinon, un tribunal peut vous accorder une à trois fois le dépôt.',
  },
  'gb.deposit.right-fees-wales': {
    says: 'Ils ne peuvent pas demander de frais non permis par la loi, comme un forfait de sortie.',
  },
  'gb.deposit.step-soon': {
    says: 'Trouvez quel organisme (scheme) garde le dépôt et demandez le délai. Il peut y en avoir un pour contester.',
  },
  'gb.deposit.other-answer': {
    says: 'Répondez à temps. Dites oui ou non à chaque somme, avec un motif, et demandez la part non contestée.',
  },
  'gb.deposit.other-proof': {
    says: 'Demandez l’état des lieux d’entrée, les photos et factures. Réunissez vos photos, messages et reçus.',
  },
  'gb.deposit.other-scheme': {
    says: 'Refusez les sommes contestées et demandez à l’organisme (deposit scheme) de décider sur dossier.',
    title: 'Utiliser l’organisme gratuit',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Les deux doivent accepter, et la décision est finale.',
    bestFor: 'Les sommes sont trop hautes ou sans preuve.',
  },
  'gb.deposit.option-court-england': {
    says: 'Si aucun organisme n’a le dépôt, ou ne peut aider, demandez-le au tribunal. Sans protection, demandez aussi la pénalité.',
    title: 'Aller au tribunal',
    cost: 'Des frais. Aide possible si vos revenus sont bas.',
    time: 'Quelques mois.',
    risk: 'Si vous perdez, les frais sont perdus. Prenez conseil.',
    bestFor: 'Le dépôt n’a jamais été protégé.',
  },
}
