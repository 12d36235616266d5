/** The French words of the Netherlands: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FR: Words = {
  'nl.ask.step-debt': {
    says: 'Rassemblez vos lettres et les sommes. Demandez à votre commune (gemeente) une aide gratuite pour les dettes.',
  },
  'nl.ask.right-debt': {
    says: 'Seul un huissier (deurwaarder) avec un jugement ou un ordre peut saisir quelque chose.',
  },
  'nl.ask.step-home': {
    says: 'Demandez au Juridisch Loket avant de répondre à votre bailleur.',
  },
  'nl.ask.right-home': {
    says: 'Seul un juge peut mettre fin à votre bail contre votre volonté.',
  },
  'nl.ask.step-work': {
    says: 'Ne signez rien, et demandez à votre syndicat ou au Juridisch Loket.',
  },
  'nl.ask.right-work': {
    says: 'Vous avez deux mois après la fin de l’emploi pour aller devant le juge.',
  },
  'nl.ask.seize': {
    says: 'Une société de recouvrement (incassobureau) ne peut rien saisir ni entrer. Seul un huissier (deurwaarder) avec un jugement ou un ordre le peut.',
  },
  'nl.ask.costs': {
    says: 'D’abord, vous devez recevoir un rappel gratuit avec 14 jours. Ensuite, au plus 15 % des premiers 2 500 €, avec un minimum de 40 €.',
    dependsOn: 'les lettres que vous avez reçues',
  },
  'nl.ask.old': {
    says: 'La plupart des dettes sont trop anciennes après cinq ans, les factures d’achats souvent après deux. Un rappel écrit peut faire repartir le délai. Vous devez le dire vous-même.',
    dependsOn: 'pour quoi elle est et quelles lettres sont venues',
  },
  'nl.ask.cannot-pay': {
    says: 'Demandez à votre commune (gemeente) une aide pour les dettes. C’est gratuit, et le premier entretien est sous quatre semaines. En cas de menace urgente, c’est trois jours ouvrables.',
  },
  'nl.ask.summons': {
    says: 'Répondez par écrit ou en personne au plus tard le jour d’audience. Vous n’avez pas besoin d’avocat devant le juge (kantonrechter). Vous pouvez demander plus de temps.',
  },
  'nl.ask.wages': {
    says: 'Oui, avec un jugement ou un ordre. Mais une part de vos revenus reste libre (beslagvrije voet). Vérifiez-la sur uwbeslagvrijevoet.nl.',
  },
  'nl.ask.evict': {
    says: 'Seul un juge peut l’ordonner et seul un huissier (deurwaarder) peut l’exécuter. Jusque-là, vous pouvez rester.',
  },
  'nl.ask.notice': {
    says: 'Écrivez que vous n’êtes pas d’accord. Un bailleur a besoin d’un motif légal, d’un préavis de trois à six mois et d’un juge si vous dites non.',
  },
  'nl.ask.rent-rise': {
    says: 'En 2026, la limite est de 4,4 % dans le secteur libre, 6,1 % dans le moyen, et 4,1 % en logement social dès juillet.',
    dependsOn: 'votre type de logement',
  },
  'nl.ask.deposit': {
    says: 'Le bailleur doit rendre la garantie (waarborgsom) sous 14 jours après la fin, ou 30 jours si des frais sont retenus. Seuls des frais listés peuvent être retenus. Pour les baux depuis le 1er juillet 2023, c’est au plus deux mois de loyer de base.',
  },
  'nl.ask.fired': {
    says: 'Ne signez rien. Écrivez que vous n’êtes pas d’accord. Vous avez deux mois pour aller devant le juge, et trois pour l’indemnité (transitievergoeding). Demandez le chômage (WW) sous une semaine.',
  },
  'nl.ask.fired-ill': {
    says: 'Dans les deux premières années de maladie, votre employeur ne peut pas finir le contrat par préavis. C’est différent en période d’essai, pour un licenciement immédiat et si la société ferme.',
  },
  'nl.ask.undo': {
    says: 'Pendant 14 jours après la signature, par écrit et sans motif. C’est trois semaines si le papier ne le dit pas.',
  },
  'nl.ask.return': {
    says: 'En ligne ou à votre porte : 14 jours, sans motif. En magasin, ce droit n’existe pas.',
    dependsOn: 'comment vous l’avez acheté',
  },
  'nl.ask.broken': {
    says: 'Le vendeur doit le réparer ou le remplacer s’il devait durer plus longtemps. La première année, le vendeur doit prouver qu’il était bon.',
  },
  'nl.ask.fine': {
    says: 'Faites appel gratuitement sous six semaines au procureur (officier van justitie). Si vous ne pouvez pas tout payer d’un coup, demandez un plan au CJIB.',
  },
  'nl.ask.objection': {
    says: 'Opposez-vous sous six semaines à partir de la date de la décision. Peu de temps ? Opposez-vous d’abord et envoyez vos raisons plus tard.',
  },
}
