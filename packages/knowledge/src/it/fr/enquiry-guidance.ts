/** The French words of the rows in ../enquiry-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORDS: Words = {
  'it.guide.step-debt-dates': {
    says: 'Cherchez les dates. Un papier du tribunal a un dernier jour : 40 jours pour une injonction, dix pour un commandement (precetto). Occupez-vous d’abord de celui-là.',
  },
  'it.guide.step-debt-check': {
    says: 'Avant de payer ou de reconnaître, vérifiez que la dette est à vous, que la somme est juste, et votre dernier paiement.',
  },
  'it.guide.step-debt-priority': {
    says: 'Faites une liste de toutes les dettes. Mettez en haut loyer ou prêt immobilier, électricité, gaz et impôts.',
  },
  'it.guide.step-debt-advice': {
    says: 'Demandez conseil à une association de consommateurs, un organisme de crise (OCC) ou un avocat gratuit.',
  },
  'it.guide.right-debt-proof': {
    says: 'Vous avez le droit de voir la preuve de la dette et de son propriétaire.',
  },
  'it.guide.right-debt-fifth': {
    says: 'Pour une dette normale, ils peuvent prendre un cinquième du salaire au plus.',
  },
  'it.guide.right-debt-lawyer': {
    says: 'Avec de petits revenus, vous pouvez avoir un avocat gratuit.',
  },
  'it.guide.debt-title': {
    says: 'Un créancier privé ne peut pas saisir sans une décision du tribunal et un commandement (precetto).',
  },
  'it.guide.debt-old': {
    says: 'Une dette peut être trop ancienne : deux ans pour électricité, gaz et eau, cinq pour loyer et téléphone, dix pour les prêts.',
  },
  'it.guide.option-debt-dispute': {
    title: 'Demander des preuves',
    says: 'Écrivez et demandez le contrat, les sommes et le propriétaire.',
    cost: 'Une lettre recommandée ou un e-mail certifié (PEC).',
    time: 'Une heure.',
    risk: 'Faible, si vous ne reconnaissez rien.',
    bestFor: 'Vous doutez de la dette.',
  },
  'it.guide.option-debt-plan': {
    title: 'Proposer un plan',
    says: 'Offrez ce que vous pouvez payer et obtenez l’accord par écrit.',
    cost: 'Ce que vous offrez.',
    time: 'Quelques jours.',
    risk: 'Cela reconnaît la dette.',
    bestFor: 'Vous devez la somme.',
  },
  'it.guide.option-debt-occ': {
    title: 'Aller à un organisme de crise (OCC)',
    says: 'Un juge peut fixer un plan ou effacer des dettes.',
    cost: 'Des frais, souvent dans le plan.',
    time: 'Quelques mois.',
    risk: 'Vous devez dire toutes vos dettes et tous vos biens.',
    bestFor: 'Vous ne pouvez pas tout payer.',
  },
  'it.guide.step-home-read': {
    says: 'Trouvez votre bail : date, durée, loyer, et s’il est enregistré.',
  },
  'it.guide.step-home-pay': {
    says: 'Continuez à payer le loyer à temps, par virement.',
  },
  'it.guide.step-home-write': {
    says: 'Écrivez au propriétaire par lettre recommandée (raccomandata) ou e-mail certifié (PEC).',
  },
  'it.guide.step-home-union': {
    says: 'Demandez l’aide d’un syndicat de locataires et de la commune.',
  },
  'it.guide.right-home-judge': {
    says: 'Vous pouvez perdre votre logement seulement par la décision d’un juge.',
  },
  'it.guide.right-home-term': {
    says: 'Un bail libre dure quatre ans plus quatre, un bail à loyer convenu (canone concordato) trois plus deux.',
  },
  'it.guide.right-home-repair': {
    says: 'Le propriétaire doit faire les plus grosses réparations.',
  },
  'it.guide.home-locks': {
    says: 'Le propriétaire ne peut pas changer la serrure ni couper l’électricité ou l’eau.',
  },
  'it.guide.home-grace': {
    says: 'Dans une expulsion pour loyer, vous pouvez demander au juge jusqu’à 90 jours pour payer.',
  },
  'it.guide.option-home-dispute': {
    title: 'Écrire au propriétaire',
    says: 'Dites ce que la loi vous donne et ce que vous voulez.',
    cost: 'Une lettre recommandée.',
    time: 'Une heure.',
    risk: 'Le propriétaire peut aller au tribunal.',
    bestFor: 'Le propriétaire ne respecte pas une règle.',
  },
  'it.guide.option-home-deal': {
    title: 'Trouver un accord',
    says: 'Proposez par écrit un plan ou une date que vous pouvez tenir.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours.',
    risk: 'Tenez ce que vous promettez.',
    bestFor: 'Vous devez du loyer ou voulez partir.',
  },
  'it.guide.option-home-help': {
    title: 'Demander de l’aide',
    says: 'Un syndicat de locataires, la commune ou un avocat gratuit.',
    cost: 'Rien ou peu.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous craignez pour votre logement.',
  },
  'it.guide.step-work-dates': {
    says: 'Notez le jour où vous avez reçu la lettre. Vous avez 60 jours pour contester un licenciement, cinq pour répondre à un reproche.',
  },
  'it.guide.step-work-sign': {
    says: 'Signez seulement « per ricevuta » (reçu) avec la date. Ne signez aucune renonciation.',
  },
  'it.guide.step-work-papers': {
    says: 'Rassemblez contrat, fiches de paie, messages et noms de témoins.',
  },
  'it.guide.step-work-union': {
    says: 'Parlez cette semaine à un syndicat, un bureau d’aide (patronato) ou un avocat du travail.',
  },
  'it.guide.right-work-letter': {
    says: 'Un licenciement doit être écrit, avec les motifs.',
  },
  'it.guide.right-work-naspi': {
    says: 'Vous pouvez demander le chômage (NASpI) après tout licenciement, dans les 68 jours.',
  },
  'it.guide.right-work-tfr': {
    says: 'Vous recevez l’indemnité de fin d’emploi (TFR) et les congés non pris, quel que soit le motif.',
  },
  'it.guide.work-resign': {
    says: 'Personne ne peut vous faire démissionner sur papier : cela compte seulement en ligne.',
  },
  'it.guide.option-work-claim': {
    title: 'Contester par écrit',
    says: 'Une lettre courte par recommandé ou e-mail certifié (PEC) suffit.',
    cost: 'Une lettre recommandée.',
    time: '60 jours.',
    risk: 'Vous devez agir de nouveau dans les 180 jours.',
    bestFor: 'Vous n’êtes pas d’accord.',
  },
  'it.guide.option-work-talk': {
    title: 'S’accorder au syndicat ou au bureau du travail',
    says: 'Un accord fait là est sûr pour les deux.',
    cost: 'Rien ou peu.',
    time: 'Quelques semaines.',
    risk: 'Il est définitif.',
    bestFor: 'Vous voulez de l’argent ou un nouveau départ.',
  },
  'it.guide.option-work-help': {
    title: 'Demander de l’aide',
    says: 'Un syndicat ou un avocat gratuit vérifie.',
    cost: 'Rien ou peu.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr.',
  },
  'it.guide.step-buy-write': {
    says: 'Écrivez à l’entreprise par lettre recommandée (raccomandata) ou e-mail certifié (PEC) : ce qui s’est passé, ce que vous voulez, pour quand.',
  },
  'it.guide.step-buy-papers': {
    says: 'Rassemblez le contrat, la facture, les messages et les photos.',
  },
  'it.guide.step-buy-bank': {
    says: 'Si vous avez payé et pensez à une arnaque, appelez d’abord votre banque.',
  },
  'it.guide.step-buy-adr': {
    says: 'Pas de réponse ? Demandez une conciliation avec une association de consommateurs, ARERA ou AGCOM.',
  },
  'it.guide.right-buy-withdraw': {
    says: 'Acheté à distance ? Vous avez le plus souvent 14 jours pour annuler.',
  },
  'it.guide.right-buy-guarantee': {
    says: 'Un bien a une garantie légale de deux ans par le vendeur.',
  },
  'it.guide.right-buy-unfair': {
    says: 'Les clauses abusives ne vous engagent pas.',
  },
  'it.guide.buy-no-force': {
    says: 'Une entreprise ne peut pas prendre votre argent de force sans un juge.',
  },
  'it.guide.option-buy-complain': {
    title: 'Réclamer',
    says: 'D’abord l’entreprise, puis la conciliation.',
    cost: 'Une lettre.',
    time: 'Un mois.',
    risk: 'Aucun.',
    bestFor: 'L’entreprise a tort ou ne répond pas.',
  },
  'it.guide.option-buy-cancel': {
    title: 'Annuler',
    says: 'Envoyez une annulation claire par écrit.',
    cost: 'Parfois le port.',
    time: '14 jours.',
    risk: 'Certains biens sont exclus.',
    bestFor: 'Vous avez acheté à distance.',
  },
  'it.guide.option-buy-court': {
    title: 'Juge de paix',
    says: 'Jusqu’à 1 100 €, vous pouvez y aller seul.',
    cost: 'De petits frais.',
    time: 'Des mois.',
    risk: 'Vous pouvez perdre.',
    bestFor: 'Rien d’autre n’a marché.',
  },
}
