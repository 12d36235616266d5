/** What to do about a letter from a debt collector: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_FR: Words = {
  'gb.debt.step-age': {
    says: 'Cherchez la date de votre dernier paiement. S’il date de plus de six ans, la dette est peut-être trop ancienne. Demandez conseil avant de répondre.',
  },
  'gb.debt.step-age-scotland': {
    says: 'Cherchez la date de votre dernier paiement. S’il date de plus de cinq ans, la dette est peut-être éteinte. Demandez conseil avant de répondre.',
  },
  'gb.debt.step-age-ni': {
    says: 'Cherchez la date de votre dernier paiement. S’il date de plus de six ans, la dette est peut-être trop ancienne. Demandez conseil avant de répondre.',
  },
  'gb.debt.step-write': {
    says: 'Écrivez, n’appelez pas. Demandez la preuve de la dette et la liste complète de ce qui a été ajouté. Dites que votre lettre ne reconnaît pas la dette.',
  },
  'gb.debt.step-full-and-final': {
    says: 'Si vous pouvez réunir une somme plus petite, offrez-la pour finir la dette. Obtenez leur accord écrit avant de payer. Il doit dire que le reste est effacé.',
  },
  'gb.debt.step-check': {
    says: 'Vérifiez d’abord la lettre. La dette est-elle à vous ? La somme est-elle juste ? L’avez-vous déjà payée ? Ne payez pas, ne signez pas et n’appelez pas avant de savoir.',
  },
  'gb.debt.step-essentials': {
    says: 'Payez d’abord le logement, le chauffage, la nourriture et l’impôt local (council tax). Voyez ensuite ce qui reste. Un conseiller en dettes gratuit peut vous aider.',
  },
  'gb.debt.step-essentials-ni': {
    says: 'Payez d’abord le logement, le chauffage, la nourriture et l’impôt local (rates). Voyez ensuite ce qui reste. Un conseiller en dettes gratuit peut vous aider.',
  },
  'gb.debt.step-offer': {
    says: 'Si vous devez l’argent, faites votre budget et offrez ce que vous pouvez payer chaque mois. Demandez de bloquer les intérêts et les frais.',
  },
  'gb.debt.step-token': {
    says: 'Si vous avez très peu, offrez ce peu. Joignez un budget. Ils ne doivent pas vous pousser à payer plus que possible.',
  },
  'gb.debt.step-dispute': {
    says: 'Si la dette n’est pas à vous, ou si la somme est fausse, écrivez-le et dites pourquoi. Demandez d’arrêter le recouvrement pendant l’examen.',
  },
  'gb.debt.step-dispute-other': {
    says: 'Si la dette n’est pas à vous, ou si la somme est fausse, écrivez-le et dites pourquoi. Envoyez la même lettre à la première société.',
  },
  'gb.debt.step-agreement': {
    says: 'Demandez à la société qui possède la dette une copie de votre contrat de crédit (credit agreement). Envoyez les £1 de frais. Sans envoi de la copie, elle ne peut pas faire exécuter le contrat au tribunal.',
  },
  'gb.debt.step-records': {
    says: 'Demandez à la première société toutes les données qu’elle a sur vous. C’est gratuit. Elle doit répondre dans le mois, le plus souvent. Ces notes peuvent montrer des paiements et des erreurs.',
  },
  'gb.debt.step-keep': {
    says: 'Gardez chaque lettre et chaque enveloppe. Notez chaque appel : le jour, le nom, ce qui a été dit. Envoyez vos lettres avec une preuve d’envoi.',
  },
  'gb.debt.step-credit-report': {
    says: 'Demandez votre rapport de crédit gratuit (credit report). Il montre qui a prêté l’argent, quand les retards ont commencé et les décisions de justice à votre nom.',
  },
  'gb.debt.step-breathing-space': {
    says: 'Si vous avez plusieurs dettes, parlez du répit (breathing space) à un conseiller en dettes. Il peut arrêter la plupart des lettres, intérêts et procès pendant 60 jours.',
  },
  'gb.debt.step-moratorium': {
    says: 'Si vous avez plusieurs dettes, parlez du moratoire (moratorium) à un conseiller (money adviser). Pendant six mois, vos créanciers ne peuvent pas faire exécuter les dettes. Les intérêts continuent.',
  },
  'gb.debt.step-watch-post': {
    says: 'Ouvrez tout votre courrier. Une mise en demeure (letter of claim) ou un formulaire du tribunal est autre chose que cette lettre. Sa date ne doit pas être manquée.',
  },
}
