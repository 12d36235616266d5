/** The French words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_FR: Words = {
  'es.debt.step-check': {
    says: 'Vérifiez d’abord la lettre. La dette est-elle à vous ? La somme est-elle juste ? L’avez-vous payée ? Ne payez, ne signez et n’appelez pas avant de le savoir.',
  },
  'es.debt.step-age': {
    says: 'Cherchez la date de votre dernier paiement et des anciennes demandes. Si plus de cinq ans ont passé, prenez conseil avant de répondre.',
  },
  'es.debt.step-write': {
    says: 'Répondez par écrit, par lettre recommandée (burofax) ou e-mail prouvable. Demandez le contrat, la liste des sommes et à qui est la dette. Dites que vous ne la reconnaissez pas.',
  },
  'es.debt.step-essentials': {
    says: 'Payez d’abord le logement, l’électricité, l’eau et la nourriture. Voyez ensuite ce qui reste. Un conseiller gratuit peut vous aider.',
  },
  'es.debt.step-title-check': {
    says: 'Demandez une copie de la décision de justice et le numéro du dossier. Puis demandez au greffe si l’affaire est réelle.',
  },
  'es.debt.step-offer': {
    says: 'Si vous la devez, faites votre budget. Offrez ce que vous pouvez payer par mois et demandez d’arrêter les intérêts. Obtenez l’accord par écrit.',
  },
  'es.debt.step-one-sum': {
    says: 'Si vous pouvez réunir une somme plus petite, offrez-la pour finir la dette (quita). Avant de payer, obtenez par écrit que rien d’autre n’est dû.',
  },
  'es.debt.step-dispute': {
    says: 'Si elle n’est pas à vous, ou si la somme est fausse, dites-le par écrit et dites pourquoi. Envoyez la même lettre à la première société.',
  },
  'es.debt.step-keep': {
    says: 'Gardez chaque lettre et enveloppe. Notez chaque appel : le jour, le nom, ce qui a été dit.',
  },
  'es.debt.step-watch-court': {
    says: 'Ouvrez tout le courrier. Un papier du tribunal (monitorio) est différent de cette lettre. Vous n’avez alors que 20 jours ouvrables.',
  },
}
