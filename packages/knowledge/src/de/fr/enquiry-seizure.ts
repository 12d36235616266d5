/** Questions about what a court officer or a creditor may take: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_WORDS: Words = {
  'de.ask-debt.officer-let-in': {
    says: "Sans ordre d'un juge, vous n'êtes pas obligé de laisser entrer l'huissier (Gerichtsvollzieher). Mais cet ordre peut suivre, et un serrurier peut alors ouvrir. Lit, frigo, lave-linge, télé simple et outils de travail vous restent. Parlez-lui : des mensualités, en général sur douze mois au plus, peuvent tout arrêter. Allez au rendez-vous pour la liste de vos biens, sinon vous risquez l'arrestation.",
  },
  'de.ask-debt.officer-takes': {
    says: 'Lit, frigo, télé normale, téléphone, animaux et ce qu’il faut pour le travail ne peuvent pas être pris. Un objet cher peut être échangé contre un simple.',
    dependsOn: 'si vous en avez besoin pour une vie modeste ou le travail',
  },
  'de.ask-debt.account-seized': {
    says: 'Demandez tout de suite à votre banque de transformer le compte en P-Konto. Dans le mois, cela protège dès le début : au moins 1 590 € par mois.',
  },
  'de.ask-debt.wages': {
    says: 'Jusqu’au 30 juin 2027, les premiers 1 587,40 € nets par mois sont protégés, plus 597,42 € pour la première personne à charge. Du reste, on ne peut prendre qu’une part.',
    dependsOn: 'votre salaire net et vos personnes à charge',
  },
  'de.ask-debt.prison': {
    says: 'Personne ne va en prison pour des dettes privées. Un mandat force seulement à lister vos biens (Vermögensauskunft). Pour les amendes publiques, c’est différent.',
  },
  'de.ask-debt.asset-statement': {
    says: 'Payez ou convenez d’un étalement dans les deux semaines. Sinon, allez au rendez-vous et répondez en vérité. Le manquer peut amener un mandat.',
  },
  'de.ask-debt.basic-account': {
    says: 'Toute personne qui vit ici a droit à un compte de base (Basiskonto), même avec des dettes. Une banque ne peut refuser que pour peu de raisons. La BaFin aide.',
  },
}
