/** Offices that write to people: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_OFFICES_WORDS: Words = {
  'de.sender.beitragsservice': {
    says: 'Il encaisse la redevance (Rundfunkbeitrag) des radios et télés publiques. Il n’a pas besoin d’un tribunal pour l’exécuter.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.finanzamt': {
    says: 'Le fisc. Il peut exécuter l’impôt sans tribunal. Il peut aussi vous donner plus de temps.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.hauptzollamt': {
    says: 'L’office des douanes. Il exécute sans tribunal les demandes d’organismes fédéraux, comme les caisses maladie et les Jobcenter.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.jobcenter': {
    says: 'Le Jobcenter verse l’aide de base et peut redemander de l’argent. Vous pouvez vous opposer dans le mois.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.arbeitsagentur': {
    says: 'L’agence pour l’emploi. Son service de Recklinghausen encaisse ce qui doit être remboursé.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.familienkasse': {
    says: 'La caisse familiale verse les allocations familiales (Kindergeld) et peut les redemander.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.stadtkasse': {
    says: 'La caisse de votre ville. Elle peut exécuter sans tribunal taxes et amendes publiques.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.mahngericht': {
    says: 'Un tribunal qui envoie des injonctions de payer. Il n’a pas vérifié si la demande est vraie.',
    nextStep:
      'Opposez-vous sur le formulaire rose dans les deux semaines de la remise si vous n’êtes pas d’accord.',
  },
  'de.sender.schufa': {
    says: 'Un fichier de crédit. Il garde des données sur les contrats et dettes impayées. Il ne peut pas demander d’argent.',
    regulator: 'l’autorité de protection des données de votre Land',
    complainTo: 'D’abord le fichier, puis l’autorité de protection des données.',
    nextStep:
      'Demandez la copie gratuite de vos données (art. 15 RGPD) et faites corriger les erreurs.',
  },
}
