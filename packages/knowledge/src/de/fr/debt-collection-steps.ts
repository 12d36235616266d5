/** What to do about a letter of a debt collector: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'de.debt.step-before-claim': {
    says: 'Répondez par écrit avant la date, même si vous demandez seulement des preuves. Cela peut vous éviter des frais de justice.',
  },
  'de.debt.option-defend-later': {
    title: 'Les laisser le prouver au tribunal',
    says: 'Refusez la demande par écrit. Si des papiers du tribunal arrivent, opposez-vous ou défendez-vous dans les deux semaines.',
    cost: 'Rien maintenant. Le perdant paie le tribunal et les avocats.',
    time: 'Des semaines ou des mois.',
    risk: 'Si la demande est juste, elle coûte plus cher.',
    bestFor: 'Vous êtes sûr de ne rien devoir et avez des preuves.',
  },
  'de.debt.step-check': {
    says: 'Vérifiez avant de payer. Connaissez-vous l’entreprise, le contrat et la somme ? Avez-vous déjà payé ?',
  },
  'de.debt.step-dispute-fast': {
    says: 'Si c’est faux, contestez vite par écrit. Une demande contestée ne doit pas compter dans votre fichier de crédit.',
  },
  'de.debt.step-no-sign': {
    says: 'Ne signez pas de reconnaissance de dette (Schuldanerkenntnis). Vous perdriez très probablement vos objections.',
  },
  'de.debt.step-court-post': {
    says: 'Guettez une enveloppe jaune. Une injonction de payer (Mahnbescheid) ne vous donne que deux semaines pour vous opposer.',
  },
  'de.debt.step-valid-pay': {
    says: 'Si vous devez la somme principale, payez cette partie en précisant pour quoi. Ne discutez ensuite que des frais.',
  },
  'de.debt.step-valid-rates': {
    says: 'Si vous ne pouvez pas tout payer, proposez par écrit de petites mensualités. Ils doivent d’abord vous dire ce que coûte le plan.',
  },
  'de.debt.step-valid-living': {
    says: 'Payez d’abord le logement, l’énergie et la nourriture. Le conseil en dettes (Schuldnerberatung) est gratuit chez Caritas, Diakonie, AWO et dans beaucoup de villes.',
  },
  'de.debt.step-dispute-letter': {
    says: 'Écrivez : « Ich bestreite die Forderung » (je conteste la demande). Demandez le contrat, sa date, le premier créancier et la liste des frais. Gardez la preuve d’envoi.',
  },
  'de.debt.step-dispute-creditor': {
    says: 'Envoyez la même lettre à la première entreprise. Si la dette a été vendue, demandez l’acte de cession (Abtretungsurkunde).',
  },
  'de.debt.step-keep': {
    says: 'Gardez chaque lettre et enveloppe. Notez le jour, le nom et les mots de chaque appel.',
  },
  'de.debt.step-p-account': {
    says: 'Si vous avez beaucoup de dettes, transformez votre compte en compte protégé (P-Konto). Votre banque doit le faire.',
  },
  'de.debt.option-dispute': {
    title: 'Contester la demande par écrit',
    says: 'Dites que vous contestez la demande, et pourquoi. Demandez le contrat et la liste des frais.',
    cost: 'Un timbre, ou rien par e-mail.',
    time: 'Une demi-heure. Faites-le vite.',
    risk: 'Ils peuvent encore demander une injonction. Vous pouvez aussi vous y opposer.',
    bestFor: 'Vous ne connaissez pas la demande, avez déjà payé, ou la somme est fausse.',
  },
  'de.debt.option-pay-main': {
    title: 'Payer le principal, contester les frais',
    says: 'Payez à l’entreprise ce que vous devez, en précisant pour quoi. Refusez les frais au-dessus de ceux d’un avocat.',
    cost: 'La somme principale et un intérêt juste.',
    time: 'Bientôt.',
    risk: 'Ils peuvent insister sur les frais. Ceux-ci sont souvent petits.',
    bestFor:
      'La facture est juste, mais les frais semblent trop hauts ou vous n’avez jamais eu de rappel.',
  },
  'de.debt.option-rates': {
    title: 'Proposer des mensualités',
    says: 'Proposez ce que vous pouvez donner par mois. Demandez d’arrêter les intérêts et de ne mettre aucune reconnaissance de dette.',
    cost: 'La dette, et peut-être des frais pour le plan.',
    time: 'Une lettre. Attendez un oui écrit.',
    risk: 'Un plan peut contenir des frais et une reconnaissance. Rayez la reconnaissance. Tout paiement fait repartir les trois ans.',
    bestFor: 'Vous devez la somme et ne pouvez pas payer d’un coup.',
  },
  'de.debt.option-help': {
    title: 'Demander un conseil gratuit sur les dettes',
    says: 'Un conseiller vérifie la demande, écrit pour vous et regarde toutes vos dettes.',
    cost: 'Gratuit dans les associations sociales et les villes.',
    time: 'Il peut y avoir de l’attente : appelez tôt.',
    risk: 'Les firmes qui demandent de l’argent d’abord ne sont pas le service gratuit.',
    bestFor: 'Vous avez plusieurs dettes ou il ne vous reste rien.',
  },
  'de.debt.option-complain': {
    title: 'Se plaindre à l’autorité de surveillance',
    says: 'Dites à l’Office fédéral de la justice ce que la société a écrit ou fait. Envoyez des copies.',
    cost: 'Gratuit.',
    time: 'Une lettre ou un formulaire en ligne.',
    risk: 'Cela n’arrête pas la demande. Contestez-la aussi.',
    bestFor: 'Ils menacent, trompent ou ne répondent pas.',
  },
  'de.debt.step-legal-advice': {
    says: 'Avec un petit revenu, demandez un Beratungsschein au tribunal local (Amtsgericht). Un avocat vous coûte alors 15 €.',
  },
}
