/** La demande en justice (court claim), droits et conseils : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_RIGHTS_FR: Words = {
  'gb.claim.right-time': {
    says: 'Vous avez 14 jours à partir de la remise officielle (service) pour répondre. Si vous envoyez l’accusé de réception (acknowledgment) à temps, vous avez 28 jours pour vous défendre.',
  },
  'gb.claim.tactic-acknowledge': {
    says: 'Accusez d’abord réception (acknowledgment), réfléchissez ensuite. Cela double votre temps, de 14 à 28 jours, et ne coûte rien.',
    risk: 'Cochez la case pour tout contester seulement si c’est votre intention.',
    notWhen: 'Vous allez reconnaître toute la dette.',
  },
  'gb.claim.right-reasons': {
    says: 'Vous avez le droit de savoir ce qu’on vous reproche. La demande doit donner en bref les faits sur lesquels ils s’appuient.',
  },
  'gb.claim.right-instalments': {
    says: 'Vous avez le droit de demander à payer en plusieurs fois. Si le demandeur (claimant) dit non, un agent du tribunal ou un juge décide selon votre budget.',
  },
  'gb.claim.right-prove': {
    says: 'Vous avez le droit de les faire prouver. Ils ont saisi le tribunal : ils doivent donc montrer que vous devez l’argent.',
  },
  'gb.claim.right-self': {
    says: 'Vous pouvez parler pour vous-même. Dans les petites affaires (small claims), jusqu’à £10,000, la plupart le font, et le juge vous aide à raconter.',
  },
  'gb.claim.right-mediation': {
    says: 'Si vous contestez une petite demande d’argent, vous avez un rendez-vous gratuit par téléphone avec un médiateur du tribunal. Vous devez y participer, mais rien ne vous oblige à un accord.',
  },
  'gb.claim.right-counterclaim': {
    says: 'S’ils vous doivent de l’argent, vous pouvez le demander dans la même affaire (counterclaim). C’est payant, avec une aide pour les petits revenus.',
  },
  'gb.claim.warn-silence': {
    says: 'Si le tribunal ne reçoit rien à temps, ils peuvent obtenir tout de suite une décision (judgment), sans audience. N’ignorez pas cela.',
  },
  'gb.claim.warn-where': {
    says: 'Une réponse envoyée au mauvais endroit peut ne pas compter. Envoyez une défense (defence) au tribunal, et un aveu (admission) au demandeur (claimant).',
  },
  'gb.claim.warn-time-passed': {
    says: 'La demande a plus d’un mois. Vérifiez tout de suite s’il y a une décision (judgment). Sinon, envoyez une défense aujourd’hui.',
  },
  'gb.claim.warn-large': {
    says: 'Cette demande dépasse £10,000. Ce n’est pas une petite affaire (small claim), et le perdant peut payer de grands frais. Prenez un conseil juridique avant de vous défendre.',
  },
  'gb.claim.warn-truth': {
    says: 'Mentir exprès dans une défense est une offense au tribunal (contempt of court). Vous signez que c’est vrai : dites donc seulement ce que vous croyez.',
  },
  'gb.claim.insight-grown': {
    says: 'Ils demandent des intérêts. Un tribunal peut accorder des intérêts jusqu’à 8% par an, mais n’y est pas obligé. C’est souvent moins après une longue attente.',
    actionable:
      'Vérifiez les sommes et les dates. S’ils ont attendu des années, demandez au tribunal d’accorder moins.',
  },
  'gb.claim.insight-parking': {
    says: 'Pour un stationnement, d’un détenteur (keeper) qui ne conduisait pas, ils peuvent réclamer seulement la somme du premier avis. Les frais ajoutés n’en font pas partie.',
    actionable:
      'Comparez la somme réclamée avec le premier avis. Dans votre défense, contestez chaque somme ajoutée.',
  },
  'gb.claim.insight-thin': {
    says: 'Les demandes en série donnent souvent peu de faits. Une demande doit donner les principaux : quel contrat, ce qui l’a rompu et comment la somme est calculée.',
    actionable:
      'Dans votre défense, listez ce qui manque. Dites que vous ne pouvez pas tout répondre avant leur explication.',
  },
  'gb.claim.insight-no-letter': {
    says: 'Une entreprise aurait dû vous envoyer une mise en demeure (letter of claim) et attendre 30 jours. Sinon, le juge peut en tenir compte.',
    actionable: 'Si vous n’avez pas reçu cette lettre, dites-le dans votre défense.',
  },
  'gb.claim.insight-limit': {
    says: 'Les faits semblent dater de plus de six ans. Ce qui compte est le jour où le tribunal a émis la demande. « Trop tard » est une défense complète, si vous le dites.',
    actionable:
      'Comparez la date d’émission avec celle du manquement et celle de votre dernier paiement. Dites-le dans votre défense.',
  },
  'gb.claim.tactic-extend': {
    says: 'S’il manque des papiers, demandez au demandeur (claimant) 28 jours de plus pour votre défense. Beaucoup acceptent. Vous devez le dire par écrit au tribunal.',
    risk: 'Sans leur oui, votre date reste.',
    notWhen: 'Ils n’ont pas accepté par écrit.',
  },
  'gb.claim.tactic-defence': {
    says: 'Faites une défense courte, en points numérotés, avec des mots simples. Répondez à ce qu’ils disent. Ajoutez les faits que vous seul connaissez.',
    risk: 'Un point oublié peut être difficile à ajouter plus tard.',
    notWhen: 'Vous n’avez pas de vraie raison de contester.',
  },
  'gb.claim.tactic-settle': {
    says: 'Vous pouvez encore vous arranger à tout moment. Demandez que l’accord finisse l’affaire sans décision (judgment), et qu’il soit écrit.',
    risk: 'Jusqu’à la signature, respectez les dates du tribunal.',
    notWhen: 'La somme n’est clairement pas due.',
  },
  'gb.claim.insight-bad-work': {
    says: 'Si le travail ou le bien était mauvais, vous devez peut-être moins. La loi permet à l’acheteur de demander un prix plus bas.',
    actionable:
      'Dites dans votre défense (defence) ce qui n’allait pas et ce que coûte la réparation. Prenez des photos et le prix d’un autre professionnel.',
  },
}
