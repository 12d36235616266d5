/** Questions about debts that one cannot pay, costs, old debts and credit records, and the first steps against a debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_FR: Words = {
  'nl.ask.step-debt': {
    says: 'Rassemblez vos lettres et les sommes. Demandez à votre commune (gemeente) une aide gratuite pour les dettes.',
  },
  'nl.ask.right-debt': {
    says: 'Seul un huissier (deurwaarder) avec un jugement ou un ordre peut saisir quelque chose.',
  },
  'nl.ask.cannot-pay': {
    says: 'Demandez à votre commune (gemeente) une aide pour les dettes. C’est gratuit, et le premier entretien est sous quatre semaines. En cas de menace urgente, c’est trois jours ouvrables.',
  },
  'nl.ask.first-letter-old-bill': {
    says: 'Demandez par écrit la facture et le contrat avant de payer. Des frais ne peuvent s’ajouter qu’après une lettre qui vous donne 14 jours.',
    dependsOn: 'si la facture est à vous',
  },
  'nl.ask.collector-visits': {
    says: 'Un recouvreur peut sonner, mais vous n’êtes pas obligé d’ouvrir. Il n’a aucun pouvoir et ne peut pas entrer. Écrivez que vous ne voulez que des lettres. Un huissier (deurwaarder), c’est différent : demandez le jugement.',
  },
  'nl.ask.bkr': {
    says: 'L’inscription reste le plus souvent cinq ans après le paiement. Avant, demandez par écrit au prêteur de l’effacer et dites en quoi elle vous nuit. S’il refuse, vous pouvez saisir un juge.',
  },
  'nl.ask.surety': {
    says: 'D’abord l’emprunteur doit ne pas payer. Une caution privée ne compte que par écrit et avec une somme maximale, si la dette n’était pas fixée. Sans l’accord de votre conjoint, elle peut être annulée. Demandez le papier et voyez un avocat avant de payer.',
    dependsOn: 'de ce que vous avez signé',
  },
}
