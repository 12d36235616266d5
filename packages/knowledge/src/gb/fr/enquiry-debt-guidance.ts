/** Conseils pour les questions sur les dettes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_GUIDANCE_FR: Words = {
  'gb.ask-debt.step-dates': {
    says: 'Cherchez les dates. Un formulaire du tribunal ou une mise en demeure (letter of claim) a un dernier jour pour répondre. Occupez-vous d’abord de celui-là.',
  },
  'gb.ask-debt.step-check': {
    says: 'Vérifiez avant de payer ou de reconnaître quoi que ce soit. La dette est-elle à vous ? La somme est-elle juste ? Quand avez-vous payé pour la dernière fois ?',
  },
  'gb.ask-debt.step-priority': {
    says: 'Faites la liste de toutes les dettes. Mettez en haut le loyer ou le prêt du logement, l’impôt local (council tax), l’énergie et les amendes de tribunal. Elles peuvent vous nuire le plus.',
  },
  'gb.ask-debt.step-advice': {
    says: 'Appelez une association gratuite d’aide aux dettes. L’aide est privée et ne coûte rien.',
  },
  'gb.ask-debt.step-write': {
    says: 'Écrivez des lettres et gardez des copies. N’acceptez pas de paiements au téléphone.',
  },
  'gb.ask-debt.right-fair': {
    says: 'Vous avez le droit d’être traité avec équité. Personne n’a le droit de vous intimider, de vous tromper ou de parler de la dette à votre patron pour vous faire payer.',
  },
  'gb.ask-debt.right-afford': {
    says: 'Pour les cartes, prêts et catalogues, vous avez droit à du temps et à un plan à votre portée.',
  },
  'gb.ask-debt.right-court-first': {
    says: 'Pour la plupart des dettes, personne ne peut prendre vos biens ou votre salaire sans décision de justice (judgment) d’abord. L’impôt local (council tax) et les amendes ont d’autres règles.',
  },
  'gb.ask-debt.option-proof': {
    says: 'Écrivez et demandez-leur de prouver la dette, la somme et qu’elle est à eux.',
    title: 'Demander des preuves',
    cost: 'Un timbre, et £1 pour un contrat de crédit.',
    time: 'Une heure.',
    risk: 'Faible, si votre lettre ne reconnaît pas la dette.',
    bestFor: 'Vous ne connaissez pas la dette, ou elle est ancienne.',
  },
  'gb.ask-debt.option-offer': {
    says: 'Envoyez un budget et l’offre d’une somme par mois que vous pouvez tenir.',
    title: 'Offrir ce que vous pouvez payer',
    cost: 'Ce que vous offrez.',
    time: 'Une soirée.',
    risk: 'Cela peut faire repartir le délai d’une dette ancienne.',
    bestFor: 'Vous devez l’argent et la dette n’est pas ancienne.',
  },
  'gb.ask-debt.option-help': {
    says: 'Ils regardent toutes vos dettes et vous disent chaque issue, d’une pause à l’effacement de dettes.',
    title: 'Parler à un conseiller en dettes gratuit',
    cost: 'Rien.',
    time: 'Une heure environ.',
    risk: 'Aucun.',
    bestFor: 'Plus d’une dette, ou un papier du tribunal.',
  },
  'gb.ask-debt.warn-restart': {
    says: 'Avant la fin des six ans, un paiement ou un aveu signé peut les faire repartir. Si votre dette est peut-être ancienne, prenez conseil avant de payer un centime.',
  },
  'gb.ask-debt.warn-court': {
    says: 'Si vous avez un formulaire du tribunal, répondez à temps. Cela compte plus que tout le reste ici.',
  },
  'gb.ask-debt.know-free': {
    says: 'Le conseil d’une association sur les dettes est gratuit, et demander ne nuit pas à votre cote de crédit.',
    learnMore:
      'Les sociétés qui vendent des conseils sur les dettes doivent vous dire qu’une aide gratuite existe.',
  },
  'gb.ask-debt.insight-collector-power': {
    says: 'Une société de recouvrement peut écrire et appeler, et c’est tout. Le vrai pouvoir est au tribunal, et vous pouvez y parler.',
    actionable: 'Restez calme, faites tout par écrit, et surveillez les papiers du tribunal.',
  },
  'gb.ask-debt.step-dates-general': {
    says: 'Cherchez les dates. Un formulaire du tribunal ou une mise en demeure (letter of claim) a un dernier jour pour répondre. Occupez-vous d’abord de celui-là.',
  },
  'gb.ask-debt.step-check-general': {
    says: 'Vérifiez avant de payer ou de reconnaître quoi que ce soit. La dette est-elle à vous ? La somme est-elle juste ? Quand avez-vous payé pour la dernière fois ?',
  },
  'gb.ask-debt.step-priority-general': {
    says: 'Faites la liste de toutes les dettes. Mettez en haut le loyer ou le prêt du logement, l’impôt local (council tax), l’énergie et les amendes de tribunal. Elles peuvent vous nuire le plus.',
  },
  'gb.ask-debt.step-advice-general': {
    says: 'Appelez une association gratuite d’aide aux dettes. L’aide est privée et ne coûte rien.',
  },
  'gb.ask-debt.step-write-general': {
    says: 'Écrivez des lettres et gardez des copies. N’acceptez pas de paiements au téléphone.',
  },
  'gb.ask-debt.right-fair-general': {
    says: 'Vous avez le droit d’être traité avec équité. Personne n’a le droit de vous intimider, de vous tromper ou de parler de la dette à votre patron pour vous faire payer.',
  },
  'gb.ask-debt.right-afford-general': {
    says: 'Pour les cartes, prêts et catalogues, vous avez droit à du temps et à un plan à votre portée.',
  },
  'gb.ask-debt.right-court-first-general': {
    says: 'Pour la plupart des dettes, personne ne peut prendre vos biens ou votre salaire sans décision de justice (judgment) d’abord. L’impôt local (council tax) et les amendes ont d’autres règles.',
  },
  'gb.ask-debt.option-proof-general': {
    says: 'Écrivez et demandez-leur de prouver la dette, la somme et qu’elle est à eux.',
    title: 'Demander des preuves',
    cost: 'Un timbre, et £1 pour un contrat de crédit.',
    time: 'Une heure.',
    risk: 'Faible, si votre lettre ne reconnaît pas la dette.',
    bestFor: 'Vous ne connaissez pas la dette, ou elle est ancienne.',
  },
  'gb.ask-debt.option-offer-general': {
    says: 'Envoyez un budget et l’offre d’une somme par mois que vous pouvez tenir.',
    title: 'Offrir ce que vous pouvez payer',
    cost: 'Ce que vous offrez.',
    time: 'Une soirée.',
    risk: 'Cela peut faire repartir le délai d’une dette ancienne.',
    bestFor: 'Vous devez l’argent et la dette n’est pas ancienne.',
  },
  'gb.ask-debt.option-help-general': {
    says: 'Ils regardent toutes vos dettes et vous disent chaque issue, d’une pause à l’effacement de dettes.',
    title: 'Parler à un conseiller en dettes gratuit',
    cost: 'Rien.',
    time: 'Une heure environ.',
    risk: 'Aucun.',
    bestFor: 'Plus d’une dette, ou un papier du tribunal.',
  },
  'gb.ask-debt.warn-restart-general': {
    says: 'Avant la fin des six ans, un paiement ou un aveu signé peut les faire repartir. Si votre dette est peut-être ancienne, prenez conseil avant de payer un centime.',
  },
  'gb.ask-debt.warn-court-general': {
    says: 'Si vous avez un formulaire du tribunal, répondez à temps. Cela compte plus que tout le reste ici.',
  },
  'gb.ask-debt.know-free-general': {
    says: 'Le conseil d’une association sur les dettes est gratuit, et demander ne nuit pas à votre cote de crédit.',
    learnMore:
      'Les sociétés qui vendent des conseils sur les dettes doivent vous dire qu’une aide gratuite existe.',
  },
  'gb.ask-debt.insight-collector-power-general': {
    says: 'Une société de recouvrement peut écrire et appeler, et c’est tout. Le vrai pouvoir est au tribunal, et vous pouvez y parler.',
    actionable: 'Restez calme, faites tout par écrit, et surveillez les papiers du tribunal.',
  },
}
