/** What protects a tenancy deposit: the words in French. */
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
  'gb.deposit.right-proof-ni': {
    says: 'Le bailleur doit prouver chaque somme. L’usure normale n’est pas un dégât.',
  },
  'gb.deposit-end.right-scheme': {
    says: "Vous pouvez refuser chaque somme. L'organisme du dépôt (deposit scheme) décide alors, gratuitement. Vous ne payez ni l'usure normale, ni du neuf à la place du vieux.",
  },
  'gb.deposit-end.right-protected': {
    says: 'Le dépôt devait être placé dans un organisme sous 30 jours, avec des papiers disant lequel. Sinon un tribunal peut vous accorder une à trois fois le dépôt.',
  },
  'gb.deposit-end.right-fees': {
    says: "Ils ne peuvent pas demander un forfait de nettoyage ou d'état des lieux. Le logement doit seulement être aussi propre qu'à votre arrivée.",
  },
  'gb.deposit-end.right-scotland': {
    says: "Vous pouvez refuser chaque somme, et l'organisme décide alors gratuitement. Si le dépôt n'y était pas sous 30 jours ouvrés, le tribunal peut accorder jusqu'à trois fois le dépôt.",
  },
  'gb.deposit-end.right-ni': {
    says: "Vous pouvez refuser chaque somme, et l'organisme décide alors gratuitement. Si le dépôt n'y était pas sous 28 jours, dites-le à la commune.",
  },
}
