/** La décision d’un assureur : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DECISION_FR: Words = {
  'gb.insurance.want': {
    says: 'L’assureur vous dit ce qu’il a décidé. Vous n’êtes pas obligé de l’accepter.',
  },
  'gb.insurance.rights-summary': {
    says: 'Vous pouvez demander les raisons et les rapports, faire une réclamation gratuite, puis aller au Financial Ombudsman.',
  },
  'gb.insurance.reality': {
    says: 'Un premier non n’est pas le dernier mot. L’Ombudsman décide ce qui est juste. L’assureur doit suivre sa décision si vous l’acceptez.',
  },
  'gb.insurance.who': {
    says: 'Votre assureur est une société privée. Il doit traiter les demandes vite et avec équité, selon les règles de la Financial Conduct Authority.',
  },
  'gb.insurance.know': {
    says: 'Si un assureur s’appuie sur une exclusion, c’est à lui de montrer qu’elle s’applique.',
    learnMore:
      'Demandez sur quels mots du contrat (policy) il s’appuie, et quels faits montrent qu’ils s’appliquent.',
  },
  'gb.insurance.org': {
    says: 'Le Financial Ombudsman est gratuit pour vous. Le saisir ne vous enlève pas le droit d’aller au tribunal.',
  },
  'gb.insurance.step-reasons': {
    says: 'Écrivez et demandez les mots exacts du contrat (policy), les faits et chaque rapport sur lesquels repose la décision.',
  },
  'gb.insurance.step-compare': {
    says: 'Lisez le contrat (policy) à côté de la lettre. Les mots vont-ils avec ce qui s’est vraiment passé ? Notez chaque point qui ne va pas.',
  },
  'gb.insurance.step-proof': {
    says: 'Réunissez vos propres preuves : photos datées, reçus, un court mot d’un plombier, maçon, garagiste ou médecin.',
  },
  'gb.insurance.step-complain': {
    says: 'Envoyez une réclamation (complaint). Utilisez ce mot anglais. L’assureur a alors huit semaines pour répondre.',
  },
  'gb.insurance.step-ombudsman': {
    says: 'Après sa réponse finale, vous avez six mois pour aller au Financial Ombudsman. Ne manquez pas cette date.',
  },
  'gb.insurance.step-part': {
    says: 'S’il offre une partie, demandez de la recevoir maintenant pendant que vous contestez le reste.',
  },
  'gb.insurance.option-complain': {
    says: 'Dites pourquoi la décision est fausse, envoyez des preuves, et demandez une réponse finale.',
    title: 'Faire une réclamation, puis aller à l’Ombudsman',
    cost: 'Rien.',
    time: 'Jusqu’à huit semaines, puis quelques mois.',
    risk: 'Aucun. Vous pouvez encore aller au tribunal.',
    bestFor: 'Vous pensez que les raisons ne vont pas avec les faits.',
  },
  'gb.insurance.option-evidence': {
    says: 'Envoyez un rapport ou des photos qui répondent à leur raison.',
    title: 'Envoyer de nouvelles preuves et faire réexaminer',
    cost: 'Le prix d’un rapport.',
    time: 'Quelques semaines.',
    risk: 'L’assureur peut encore dire non.',
    bestFor: 'La décision repose sur un seul rapport faible.',
  },
  'gb.insurance.option-help': {
    says: 'Citizens Advice peut regarder le contrat et la lettre avec vous.',
    title: 'Prendre un conseil gratuit',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Aucun.',
    bestFor: 'De grosses pertes, ou des mots difficiles dans le contrat.',
  },
  'gb.insurance.warn-six-months': {
    says: 'Vous perdez le droit à l’Ombudsman gratuit six mois après la réponse finale. Mettez ce jour dans votre calendrier.',
  },
  'gb.insurance.warn-honest': {
    says: 'Une seule fausse déclaration dans une demande peut y mettre fin. Dites seulement ce qui est vrai.',
  },
  'gb.insurance.insight-gradual': {
    says: 'Un dégât peu à peu est une raison fréquente de dire non. Si vous ne pouviez pas le voir, comme une fuite cachée, l’Ombudsman y est souvent favorable.',
    actionable:
      'Dites quand vous auriez pu le savoir au plus tôt. Faites-le dire par un plombier ou un maçon.',
  },
  'gb.insurance.insight-disclosure': {
    says: 'Ils disent que vous avez donné une réponse fausse. Ce qui compte : la question exacte qu’ils ont posée, et si vous avez répondu avec un soin raisonnable.',
    actionable: 'Demandez une copie de chaque question et de votre réponse, avec la date.',
  },
  'gb.insurance.insight-report': {
    says: 'La décision repose sur le rapport d’une personne payée par l’assureur. Vous pouvez demander à le voir et y répondre.',
    actionable: 'Demandez le rapport entier et les photos, puis envoyez les vôtres.',
  },
}
