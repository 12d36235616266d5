/** The French words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'it.debt.step-check': {
    says: 'Vérifiez d’abord la lettre. La dette est-elle à vous ? La somme est-elle juste ? L’avez-vous payée ? Ne payez, signez ou appelez pas avant de savoir.',
  },
  'it.debt.step-age': {
    says: 'Trouvez la date du dernier paiement et des anciennes demandes. Si c’est peut-être trop ancien, demandez conseil avant de répondre.',
  },
  'it.debt.step-write': {
    says: 'Répondez par lettre recommandée (raccomandata A/R) ou e-mail certifié (PEC). Demandez le contrat, la liste des sommes et la preuve du propriétaire. Dites que vous ne reconnaissez pas la dette.',
  },
  'it.debt.step-essentials': {
    says: 'Payez d’abord logement, électricité, eau et nourriture. Puis voyez ce qui reste. Un conseiller gratuit peut vous aider.',
  },
  'it.debt.step-title-check': {
    says: 'Demandez une copie de la décision du tribunal et la preuve du jour où on vous l’a remise. Puis voyez un avocat.',
  },
  'it.debt.step-offer': {
    says: 'Si vous devez la somme, offrez ce que vous pouvez payer par mois et demandez d’arrêter les intérêts. Obtenez l’accord par écrit.',
  },
  'it.debt.step-one-sum': {
    says: 'Si vous pouvez réunir une somme plus petite, offrez-la pour finir la dette (saldo e stralcio). Avant de payer, obtenez par écrit que rien d’autre n’est dû.',
  },
  'it.debt.step-dispute': {
    says: 'Si elle n’est pas à vous, ou si la somme est fausse, dites-le par écrit et dites pourquoi. Envoyez la même lettre à la première entreprise.',
  },
  'it.debt.step-keep': {
    says: 'Gardez chaque lettre et enveloppe. Notez chaque appel : le jour, le nom, ce qui a été dit.',
  },
  'it.debt.step-watch-court': {
    says: 'Ouvrez tout le courrier et retirez les lettres recommandées. Une injonction de payer (decreto ingiuntivo) vous donne seulement 40 jours.',
  },
}
