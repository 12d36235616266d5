/** The French words of Spain: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FR: Words = {
  'es.claim.want-order': {
    says: 'C’est un ordre de payer du tribunal (monitorio). Quelqu’un demande au tribunal de vous faire payer. Le tribunal ne vous a pas encore entendu.',
  },
  'es.claim.want-claim': {
    says: 'Quelqu’un a ouvert un procès contre vous. Le tribunal demande votre réponse.',
  },
  'es.claim.want-eviction': {
    says: 'Votre bailleur demande au tribunal de vous faire partir (desahucio). Vous avez dix jours ouvrables pour agir.',
  },
  'es.claim.who': {
    says: 'Le tribunal et son greffier (letrado de la Administración de Justicia) envoient cela. C’est sérieux, mais ce n’est pas encore une décision.',
  },
  'es.claim.rights': {
    says: 'Vous pouvez vous opposer, dire pourquoi et être entendu. Avec un petit revenu, vous pouvez demander un avocat gratuit.',
  },
  'es.claim.reality': {
    says: 'Si vous ne faites rien, ils peuvent gagner sans autre preuve. Si vous répondez à temps, ils doivent le prouver.',
  },
  'es.claim.no-seizure': {
    says: 'Ils ne peuvent pas prendre votre salaire ou vos comptes tant que votre délai court.',
  },
  'es.claim.august': {
    says: 'Les jours de tribunal ne comptent pas les samedis, dimanches, jours fériés, août, ni du 24 décembre au 6 janvier. Nous retirons moins de jours, par prudence.',
  },
  'es.claim.unfair-check': {
    says: 'Dans un ordre de payer contre un consommateur, le juge doit chercher les clauses abusives. Dites au tribunal celles que vous voyez.',
  },
  'es.claim.deadline-order': {
    says: 'Vous avez 20 jours ouvrables depuis le jour où vous l’avez reçu. Nous comptons depuis sa date, par prudence.',
    action: 'Payer, ou envoyer votre opposition (oposición) au tribunal',
    consequence:
      'Le créancier peut demander au tribunal de prendre votre salaire, vos comptes et vos biens.',
  },
  'es.claim.deadline-oral': {
    says: 'Dans un procès oral (juicio verbal), vous avez dix jours ouvrables depuis le jour où vous avez reçu la demande.',
    action: 'Envoyer votre réponse écrite (contestación) au tribunal',
    consequence: 'L’affaire continue sans vous (rebeldía), et vous pouvez perdre.',
  },
  'es.claim.deadline-ordinary': {
    says: 'Dans un procès ordinaire (juicio ordinario), vous avez 20 jours ouvrables depuis le jour où vous avez reçu la demande.',
    action: 'Envoyer votre réponse par un avocat et un représentant (procurador)',
    consequence: 'L’affaire continue sans vous (rebeldía), et vous pouvez perdre.',
  },
  'es.claim.deadline-eviction': {
    says: 'Vous avez dix jours ouvrables pour partir, tout payer ou vous opposer. Nous comptons depuis la date du papier, par prudence.',
    action: 'Payer tout le loyer, s’opposer, ou demander un avocat gratuit',
    consequence: 'Le tribunal met fin au bail et le jour d’expulsion reste fixé.',
  },
  'es.claim.deadline-free-lawyer': {
    says: 'Dans une expulsion ou un procès oral, demandez un avocat gratuit sous trois jours ouvrables. Alors le tribunal peut arrêter le délai.',
    action: 'Demander au tribunal ou au barreau un avocat gratuit',
    consequence: 'Le délai peut ne pas s’arrêter pendant que vous attendez un avocat.',
  },
  'es.claim.right-oppose': {
    says: 'Vous avez le droit de vous opposer à un ordre de payer. Vous devez dire les raisons : payé, somme fausse, pas à vous, trop ancien, clauses abusives.',
  },
  'es.claim.right-no-lawyer-2000': {
    says: 'Jusqu’à 2 000 €, il ne faut ni avocat ni représentant (procurador) pour s’opposer ou répondre.',
  },
  'es.claim.right-legal-aid': {
    says: 'Avec un petit revenu, vous avez droit à un avocat et un représentant gratuits (justicia gratuita). Demandez au barreau ou au tribunal.',
  },
  'es.claim.right-stop-clock': {
    says: 'Quand vous demandez un avocat gratuit, demandez aussi par écrit au tribunal d’arrêter le délai.',
  },
  'es.claim.right-pay-rent-once': {
    says: 'Vous pouvez arrêter une fois une expulsion pour loyer en payant tout à temps (enervar). Pas si vous l’avez déjà fait, ou avez ignoré une mise en demeure pendant 30 jours.',
  },
  'es.claim.right-vulnerable': {
    says: 'Si votre logement est en danger et votre revenu bas, le tribunal doit prévenir les services sociaux. Il peut arrêter l’affaire deux mois, ou quatre si le propriétaire est une société.',
  },
  'es.claim.right-fixed-day': {
    says: 'L’expulsion doit avoir un jour et une heure fixés et qu’on vous a dits.',
  },
  'es.claim.right-masc-missing': {
    says: 'Dans la plupart des demandes civiles, ils doivent montrer qu’ils ont d’abord cherché un accord. Sinon, dites-le au tribunal.',
  },
  'es.claim.right-counter': {
    says: 'Dans votre réponse, vous pouvez aussi dire ce qu’ils vous doivent. Demandez à un avocat comment.',
  },
  'es.claim.step-date': {
    says: 'Notez le jour où vous l’avez reçu. Marquez le dernier jour. Gardez l’enveloppe.',
  },
  'es.claim.step-real': {
    says: 'Vérifiez que c’est vrai : cherchez le tribunal et le numéro (NIG), et appelez le tribunal à un numéro que vous trouvez vous-même.',
  },
  'es.claim.step-lawyer': {
    says: 'Demandez un avocat aujourd’hui : un gratuit au barreau (Colegio de Abogados), ou le vôtre.',
  },
  'es.claim.step-oppose': {
    says: 'Si vous ne devez pas tout, envoyez avant le dernier jour une opposition écrite avec vos raisons. Dites clairement quelle part vous niez.',
  },
  'es.claim.step-answer': {
    says: 'Envoyez avant le dernier jour une réponse écrite avec vos raisons et vos papiers.',
  },
  'es.claim.step-social': {
    says: 'Allez maintenant aux services sociaux de votre ville. Demandez un rapport de vulnérabilité et une aide pour le loyer.',
  },
  'es.claim.step-agree': {
    says: 'Si vous la devez, appelez leur avocat et offrez un plan. Un accord peut être porté au tribunal et finir l’affaire.',
  },
  'es.claim.step-old-debt': {
    says: 'Si la dette a plus de cinq ans, dites dans votre réponse qu’elle est trop ancienne (prescripción). Le juge ne le dira pas pour vous.',
  },
  'es.claim.step-copies': {
    says: 'Remettez les papiers au greffe et obtenez une copie tamponnée, ou utilisez son bureau en ligne (sede judicial electrónica).',
  },
  'es.claim.option-defend': {
    title: 'S’opposer à la demande',
    says: 'Dites au tribunal pourquoi vous ne la devez pas, ou pas en entier. Ils doivent alors le prouver.',
    cost: 'Rien jusqu’à 2 000 € si vous le faites seul. Au-dessus, un avocat, ou l’aide juridique gratuite.',
    time: 'Quelques heures maintenant. L’affaire peut durer des mois.',
    risk: 'Si vous perdez, vous pouvez payer leurs frais.',
    bestFor: 'C’est payé, faux, trop ancien, pas à vous, ou abusif.',
  },
  'es.claim.option-defend-home': {
    title: 'Sauver votre logement',
    says: 'Payez tout à temps, ou opposez-vous avec un avocat. Demandez une pause si vous êtes vulnérable.',
    cost: 'Le loyer dû. Un avocat gratuit avec un petit revenu.',
    time: 'Dix jours ouvrables.',
    risk: 'Si vous vous opposez et perdez, vous partez et pouvez payer des frais.',
    bestFor: 'Vous voulez rester ou avez besoin de temps.',
  },
  'es.claim.option-negotiate': {
    title: 'Trouver un accord',
    says: 'Offrez de payer en plusieurs fois. Demandez que l’affaire finisse sans frais.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours. Le délai court toujours.',
    risk: 'Sans accord écrit, l’affaire continue.',
    bestFor: 'Vous la devez et pouvez payer en plusieurs fois.',
  },
  'es.claim.option-pay': {
    title: 'Payer à temps',
    says: 'Payez toute la somme comme le tribunal le dit et envoyez-lui la preuve. L’affaire est alors finie.',
    cost: 'La somme réclamée. Dans un ordre de payer, pas de frais si vous payez à temps.',
    time: 'Avant le dernier jour.',
    risk: 'Faible.',
    bestFor: 'Vous devez tout et pouvez payer.',
  },
  'es.claim.option-help': {
    title: 'Obtenir un avocat gratuit',
    says: 'Demandez l’aide juridique au barreau. Le premier conseil y est souvent gratuit pour tous.',
    cost: 'Rien avec un petit revenu.',
    time: 'Une visite cette semaine.',
    risk: 'Ne laissez pas courir le délai pendant l’attente.',
    bestFor: 'Tout papier du tribunal.',
  },
  'es.claim.insight-silence': {
    says: 'Si vous ne répondez pas à un ordre de payer, il devient aussi fort qu’un jugement.',
    actionable: 'Répondez avant le dernier jour, même si vous ne devez qu’une part.',
  },
  'es.claim.insight-over-15000': {
    says: 'Au-dessus de 15 000 €, le créancier doit ouvrir un nouveau procès sous un mois après votre opposition. Sinon, l’affaire finit et il paie les frais.',
    actionable: 'Demandez au greffier ce qui s’est passé après ce mois.',
  },
  'es.claim.warning-no-ignore': {
    says: 'N’ignorez pas un papier du tribunal. Le refuser à la porte ne l’arrête pas : il compte comme remis.',
  },
  'es.claim.tactic-partial': {
    says: 'Si vous devez une part, reconnaissez seulement celle-là et opposez-vous au reste.',
    risk: 'Ils peuvent recouvrer la part reconnue.',
    notWhen: 'Ne le faites pas si toute la dette est trop ancienne.',
  },
}
