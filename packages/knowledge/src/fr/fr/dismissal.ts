/** Being invited to a dismissal meeting, dismissed (licenciement) or made redundant (motif économique): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'fr.job.want-invite': {
    says: 'Votre employeur vous invite à un entretien avant une décision. Vous n’êtes pas encore licencié.',
  },
  'fr.job.want-dismissed': {
    says: 'Votre employeur met fin à votre contrat. La lettre doit dire pourquoi.',
  },
  'fr.job.want-economic': {
    says: 'Votre employeur veut mettre fin à votre contrat pour un motif économique, pas pour une faute.',
  },
  'fr.job.who': {
    says: 'L’employeur décide du licenciement, mais le conseil de prud’hommes peut le contrôler.',
  },
  'fr.job.reality': {
    says: 'Un licenciement exige une cause réelle et sérieuse. Sinon, vous pouvez obtenir une indemnité.',
  },
  'fr.job.not-yet': {
    says: 'Ils ne peuvent pas vous licencier à l’entretien. La lettre part au plus tôt deux jours ouvrables après.',
  },
  'fr.job.not-yet-waive': {
    says: 'Personne ne peut vous faire renoncer par une signature sur le solde de tout compte. Vous avez six mois pour le dénoncer.',
  },
  'fr.job.rights-summary': {
    says: 'Vous avez droit à un entretien, un motif clair, un préavis, des indemnités et un juge.',
  },
  'fr.job.know-adviser': {
    says: 'Sans représentants du personnel, un conseiller du salarié, gratuit, peut venir avec vous.',
    learnMore:
      'La liste est à la mairie et à l’inspection du travail. La convocation doit le dire.',
  },
  'fr.job.know-benefits': {
    says: 'Après tout licenciement, même pour faute grave, vous pouvez demander le chômage à France Travail.',
  },
  'fr.job.deadline-twelve': {
    says: 'Vous avez douze mois après la notification pour saisir le conseil de prud’hommes.',
    action: 'Saisir le conseil de prud’hommes',
    consequence: 'Après, vous ne pouvez plus contester le licenciement.',
  },
  'fr.job.deadline-details': {
    says: 'Vous avez 15 jours après la lettre pour demander des précisions sur les motifs.',
    action: 'Demander des précisions sur les motifs',
    consequence: 'Sans demande, un motif vague seul ne suffit plus à le rendre injustifié.',
  },
  'fr.job.deadline-csp': {
    says: 'Vous avez 21 jours après la proposition pour accepter ou refuser le contrat de sécurisation professionnelle (CSP). Le silence vaut refus.',
    action: 'Décider pour le CSP',
    consequence: 'Après, l’offre n’existe plus.',
  },
  'fr.job.deadline-receipt': {
    says: 'Si vous avez signé le solde de tout compte, vous avez six mois pour dénoncer ses sommes.',
    action: 'Dénoncer le solde de tout compte par recommandé',
    consequence: 'Après, les sommes listées sont définitives.',
  },
  'fr.job.step-invite': {
    says: 'Allez à l’entretien avec un collègue ou un conseiller. Écoutez, notez, ne signez rien sur place.',
  },
  'fr.job.step-invite-check': {
    says: 'Comptez : cinq jours ouvrables pleins entre la réception de la lettre et l’entretien.',
  },
  'fr.job.step-reasons': {
    says: 'Lisez les motifs. S’ils sont vagues, demandez des précisions par recommandé dans les 15 jours.',
  },
  'fr.job.step-proof': {
    says: 'Notez les faits et gardez courriels, messages, fiches de paie et noms de témoins.',
  },
  'fr.job.step-advice': {
    says: 'Demandez un conseil gratuit : syndicat, point-justice (3039) ou droit du travail (0 806 000 126).',
  },
  'fr.job.step-register': {
    says: 'Inscrivez-vous à France Travail dès la fin du contrat. L’employeur doit vous donner les papiers.',
  },
  'fr.job.step-papers': {
    says: 'Vérifiez vos papiers : certificat de travail, attestation France Travail, solde de tout compte.',
  },
  'fr.job.step-dispute': {
    says: 'Si vous n’êtes pas d’accord, dites-le par recommandé et proposez un accord. Notez les douze mois.',
  },
  'fr.job.right-meeting': {
    says: 'Vous avez droit à un entretien, au moins cinq jours ouvrables après la convocation, avec quelqu’un à vos côtés.',
  },
  'fr.job.right-reason': {
    says: 'Vous avez droit à une lettre avec des motifs clairs. Le juge ne regarde que ceux-là.',
  },
  'fr.job.right-notice': {
    says: 'Vous avez droit à un préavis : un mois dès six mois de travail, deux mois dès deux ans. Votre convention peut donner plus.',
  },
  'fr.job.right-pay': {
    says: 'Après huit mois, vous avez une indemnité : un quart de mois de salaire par an, et un tiers à partir de la onzième année.',
  },
  'fr.job.right-fault': {
    says: 'Pour faute grave, il n’y a ni préavis ni indemnité. Les congés non pris restent dus.',
  },
  'fr.job.right-court': {
    says: 'Si le licenciement est sans cause réelle et sérieuse, le juge accorde une somme selon un barème.',
  },
  'fr.job.right-void': {
    says: 'S’il vise maladie, grossesse, origine, syndicat ou suit un harcèlement, il est nul. Vous retrouvez le poste ou au moins six mois de salaire.',
  },
  'fr.job.right-economic-move': {
    says: 'Avant un licenciement économique, l’employeur doit chercher un autre poste pour vous, aussi dans le groupe en France.',
  },
  'fr.job.right-rehire': {
    says: 'Si vous le demandez dans l’année, vous êtes prioritaire pour les postes qui vous conviennent.',
  },
  'fr.job.right-csp': {
    says: 'Dans les entreprises de moins de 1 000 salariés, on doit vous proposer le CSP : formation et meilleure allocation.',
  },
  'fr.job.option-court': {
    title: 'Saisir les prud’hommes',
    says: 'Envoyez une requête avec vos preuves. D’abord, un bureau tente un accord.',
    cost: 'Une contribution de 50 € peut être due ; pas avec l’aide juridictionnelle. L’avocat est facultatif.',
    time: 'Jusqu’à un an ou plus.',
    risk: 'Des frais possibles si vous perdez.',
    bestFor: 'Le motif est faux, faible ou illégal.',
  },
  'fr.job.option-deal': {
    title: 'Chercher un accord',
    says: 'Proposez une transaction après la lettre. Comparez d’abord avec le barème.',
    cost: 'Le temps d’un conseiller.',
    time: 'Quelques semaines.',
    risk: 'Un accord signé met fin à vos demandes.',
    bestFor: 'Vous voulez en finir vite.',
  },
  'fr.job.option-help': {
    title: 'Parler à un syndicat ou un conseiller',
    says: 'Ils vérifient la lettre, les dates et les sommes.',
    cost: 'Rien, ou une cotisation.',
    time: 'Un appel cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec une telle lettre.',
  },
  'fr.job.option-accept': {
    title: 'Accepter et réclamer ce qui est dû',
    says: 'Vérifiez préavis, indemnité et congés payés. Inscrivez-vous à France Travail.',
    cost: 'Rien.',
    time: 'Un jour.',
    risk: 'Vous pouvez perdre de l’argent si le motif était mauvais.',
    bestFor: 'Le motif est juste et les sommes correctes.',
  },
  'fr.job.warn-sign': {
    says: 'Ne signez ni accord ni démission sous pression. Emportez le papier et demandez conseil.',
  },
  'fr.job.warn-stay-away': {
    says: 'N’abandonnez pas votre poste. On peut vous considérer comme démissionnaire, sans chômage.',
  },
  'fr.job.insight-fault': {
    says: 'La lettre parle de faute grave. L’employeur doit la prouver et agir vite après l’avoir apprise.',
    actionable:
      'Comparez les dates : faits, convocation, lettre. Des faits de plus de deux mois peuvent être trop vieux.',
  },
  'fr.job.tactic-details': {
    says: 'Demandez des précisions dans les 15 jours. Cela fixe les motifs, ou montre leur faiblesse.',
    risk: 'L’employeur peut préciser ses motifs.',
    notWhen: 'Un avocat vous conseille de laisser le motif vague.',
  },
  'fr.job.element-reason': {
    name: 'Le motif',
    says: 'La lettre doit donner le motif.',
    ifMissing: 'On ne voit pas de motif. Sans motif, le licenciement est injustifié.',
  },
  'fr.job.element-meeting': {
    name: 'L’entretien préalable',
    says: 'Il doit y avoir eu un entretien avant.',
    ifMissing:
      'On ne voit pas d’entretien. S’il n’y en a pas eu, vous pouvez avoir jusqu’à un mois de salaire.',
  },
  'fr.job.element-adviser': {
    name: 'Que vous pouvez être assisté',
    says: 'La convocation doit dire que vous pouvez être assisté.',
    ifMissing:
      'On ne voit pas le droit d’être assisté. Notez-le : cela peut donner droit à une somme.',
  },
  'fr.job.right-sanction-meeting': {
    says: 'Avant une sanction qui touche votre emploi, on doit vous convoquer à un entretien. Vous pouvez venir avec un collègue, et le motif doit être écrit.',
  },
  'fr.job.right-two-months': {
    says: 'Une faute connue depuis plus de deux mois ne peut plus être punie. Un juge peut annuler une sanction trop dure.',
  },
}
