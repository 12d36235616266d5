/** Questions about loans and the bank: home loans, car finance and frozen accounts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_FR: Words = {
  'ie.ask.home-loan': {
    says: 'Contactez maintenant le prêteur et MABS, 0818 07 2000. Il doit d’abord chercher une aide, et il lui faut un ordre du juge. Venez à chaque audience.',
  },
  'ie.ask.car-finance': {
    says: 'Cela dépend. Une fois un tiers payé, il leur faut un ordre du juge. Vous pouvez aussi payer la moitié et rendre la voiture.',
    dependsOn: 'combien vous avez déjà payé',
  },
  'ie.ask.bank-account-frozen': {
    says: 'Demandez par écrit à la banque de libérer salaire, allocations et argent du loyer et des repas. Elle n’a peut-être pas le droit de dire pourquoi. Réclamez aujourd’hui : après 40 jours ouvrables, ou un refus final, allez gratuitement au FSPO.',
  },
  'ie.ask.not-co-operating': {
    says: 'Répondez avant la fin des 20 jours ouvrables : remplissez le Standard Financial Statement et envoyez-le avec ce qui est demandé. Vous restez alors dans la procédure d’arriérés (MARP), et la banque doit étudier chaque moyen de vous garder chez vous. Sans réponse, elle peut vous dire non coopératif et aller plus tôt au tribunal. Nul ne peut vous mettre dehors sans jugement. MABS aide gratuitement : 0818 07 2000. Demandez Abhaile.',
  },
}
