/** The French words of Spain: enquiry guidance. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_FR: Words = {
  'es.guide.step-debt-dates': {
    says: 'Cherchez les dates. Un papier du tribunal a un dernier jour, compté en jours ouvrables. Traitez-le en premier.',
  },
  'es.guide.step-debt-check': {
    says: 'Avant de payer ou de reconnaître, vérifiez que la dette est à vous, que la somme est juste, et quand vous avez payé en dernier.',
  },
  'es.guide.step-debt-priority': {
    says: 'Faites la liste de toutes les dettes. Mettez en haut loyer ou prêt, électricité, eau et impôts.',
  },
  'es.guide.step-debt-advice': {
    says: 'Prenez un conseil gratuit à l’OMIC, aux services sociaux ou au barreau.',
  },
  'es.guide.right-debt-proof': {
    says: 'Vous avez le droit de voir la preuve de la dette et de à qui elle est.',
  },
  'es.guide.right-debt-minimum': {
    says: 'Le salaire jusqu’au minimum ne peut jamais être pris pour une dette normale.',
  },
  'es.guide.right-debt-lawyer': {
    says: 'Avec un petit revenu, vous pouvez avoir un avocat gratuit.',
  },
  'es.guide.debt-no-visit': {
    says: 'Personne ne peut prendre salaire ou biens pour une dette privée sans tribunal.',
  },
  'es.guide.debt-old': {
    says: 'La plupart des dettes sont trop anciennes après cinq ans sans paiement et sans demande qui vous est parvenue.',
  },
  'es.guide.option-debt-dispute': {
    title: 'Demander des preuves',
    says: 'Écrivez et demandez le contrat, les sommes et le propriétaire.',
    cost: 'Rien par e-mail.',
    time: 'Une heure.',
    risk: 'Faible, si vous ne reconnaissez rien.',
    bestFor: 'Vous doutez de la dette.',
  },
  'es.guide.option-debt-plan': {
    title: 'Offrir un plan',
    says: 'Offrez ce que vous pouvez payer et obtenez le oui par écrit.',
    cost: 'Ce que vous offrez.',
    time: 'Quelques jours.',
    risk: 'Cela reconnaît la dette.',
    bestFor: 'Vous la devez.',
  },
  'es.guide.option-debt-second': {
    title: 'Demander une deuxième chance',
    says: 'Un juge peut effacer la plupart des dettes des gens de bonne foi.',
    cost: 'Gratuit avec l’aide juridique.',
    time: 'De longs mois.',
    risk: 'Vous devrez peut-être vendre ce que vous avez.',
    bestFor: 'Vous ne pouvez pas toutes les payer.',
  },
  'es.guide.step-home-read': {
    says: 'Trouvez votre bail : date de signature, durée et loyer. Pas de bail écrit ? Les reçus de loyer comptent aussi.',
  },
  'es.guide.step-home-pay': {
    says: 'Continuez à payer le loyer à temps, par virement.',
  },
  'es.guide.step-home-write': {
    says: 'Écrivez au bailleur d’une façon que vous pouvez prouver.',
  },
  'es.guide.step-home-social': {
    says: 'Demandez de l’aide aux services sociaux et au bureau du logement.',
  },
  'es.guide.right-home-judge': {
    says: 'Vous ne pouvez perdre votre logement que par la décision d’un juge.',
  },
  'es.guide.right-home-term': {
    says: 'Un bail de logement depuis mars 2019 peut durer cinq ans, ou sept avec une société.',
  },
  'es.guide.right-home-repair': {
    says: 'Le bailleur doit garder le logement habitable.',
  },
  'es.guide.home-locks': {
    says: 'Le bailleur ne peut pas changer les serrures ni couper l’électricité ou l’eau.',
  },
  'es.guide.home-seven': {
    says: 'Le dépôt (fianza) est d’un mois, à rendre un mois après la remise des clés.',
  },
  'es.guide.option-home-dispute': {
    title: 'Écrire au bailleur',
    says: 'Dites ce que la loi vous donne et ce que vous voulez.',
    cost: 'Un burofax coûte quelques euros.',
    time: 'Une heure.',
    risk: 'Le bailleur peut aller au tribunal.',
    bestFor: 'Le bailleur ne suit pas une règle.',
  },
  'es.guide.option-home-deal': {
    title: 'Trouver un accord',
    says: 'Offrez par écrit un plan ou une date que vous pouvez tenir.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours.',
    risk: 'Tenez ce que vous promettez.',
    bestFor: 'Vous devez du loyer ou voulez partir.',
  },
  'es.guide.option-home-help': {
    title: 'Se faire aider',
    says: 'Un syndicat de locataires, les services sociaux ou un avocat gratuit.',
    cost: 'Rien ou peu.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous avez peur pour votre logement.',
  },
  'es.guide.step-work-dates': {
    says: 'Notez le jour où l’emploi a fini. Vous n’avez que 20 jours ouvrables pour contester un licenciement.',
  },
  'es.guide.step-work-sign': {
    says: 'Signez seulement « recibí, no conforme » avec la date.',
  },
  'es.guide.step-work-papers': {
    says: 'Rassemblez contrat, fiches de paie, messages et noms de témoins.',
  },
  'es.guide.step-work-union': {
    says: 'Parlez cette semaine à un syndicat ou à un avocat du travail.',
  },
  'es.guide.right-work-letter': {
    says: 'Vous avez droit à une lettre avec les faits et la date.',
  },
  'es.guide.right-work-paro': {
    says: 'Vous pouvez demander le chômage (paro) après tout licenciement.',
  },
  'es.guide.right-work-wages': {
    says: 'Vous pouvez réclamer un salaire impayé pendant un an, avec 10 % d’intérêts.',
  },
  'es.guide.work-paper': {
    says: 'Vous ne pouvez pas renoncer en signant aux droits que la loi vous donne.',
  },
  'es.guide.option-work-claim': {
    title: 'Demander la conciliation',
    says: 'C’est gratuit et arrête le délai un moment.',
    cost: 'Rien.',
    time: '20 jours ouvrables pour un licenciement.',
    risk: 'Faible.',
    bestFor: 'Vous n’êtes pas d’accord.',
  },
  'es.guide.option-work-talk': {
    title: 'Parler à l’employeur',
    says: 'Demandez par écrit et fixez une date.',
    cost: 'Rien.',
    time: 'Quelques jours.',
    risk: 'Le délai continue.',
    bestFor: 'Vous voulez rester ou vous accorder.',
  },
  'es.guide.option-work-help': {
    title: 'Se faire aider',
    says: 'Les salariés ont l’aide juridique gratuite au tribunal du travail.',
    cost: 'Rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr.',
  },
  'es.guide.step-buy-write': {
    says: 'Écrivez à la société : ce qui s’est passé, ce que vous voulez, pour quand. Gardez la preuve.',
  },
  'es.guide.step-buy-papers': {
    says: 'Rassemblez le contrat, la facture, les messages et les photos.',
  },
  'es.guide.step-buy-bank': {
    says: 'Si vous avez payé et pensez à une arnaque, appelez d’abord votre banque.',
  },
  'es.guide.step-buy-omic': {
    says: 'Pas de réponse en un mois ? Allez à l’OMIC et demandez un arbitrage, gratuit.',
  },
  'es.guide.right-buy-withdraw': {
    says: 'Acheté à distance ? Vous avez le plus souvent 14 jours pour annuler.',
  },
  'es.guide.right-buy-guarantee': {
    says: 'Les biens neufs ont une garantie légale de trois ans.',
  },
  'es.guide.right-buy-unfair': {
    says: 'Les clauses abusives ne vous lient pas.',
  },
  'es.guide.buy-no-force': {
    says: 'Une société ne peut pas prendre votre argent de force sans tribunal.',
  },
  'es.guide.option-buy-complain': {
    title: 'Se plaindre',
    says: 'D’abord la société, puis l’OMIC.',
    cost: 'Rien.',
    time: 'Un mois.',
    risk: 'Aucun.',
    bestFor: 'La société a tort ou se tait.',
  },
  'es.guide.option-buy-cancel': {
    title: 'Annuler',
    says: 'Envoyez une annulation écrite et claire.',
    cost: 'Parfois le port.',
    time: '14 jours.',
    risk: 'Certains biens sont exclus.',
    bestFor: 'Vous avez acheté à distance.',
  },
  'es.guide.option-buy-court': {
    title: 'Petite demande',
    says: 'Jusqu’à 2 000 €, vous pouvez agir sans avocat.',
    cost: 'Des copies.',
    time: 'Des mois.',
    risk: 'Vous pouvez perdre.',
    bestFor: 'Rien d’autre n’a marché.',
  },
}
