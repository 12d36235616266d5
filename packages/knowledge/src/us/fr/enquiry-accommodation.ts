/** Questions about changes at work that an illness or disability calls for: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOMMODATION_FR: Words = {
  'us.accommodation.ask-delay': {
    says: 'Un retard inutile peut déjà violer la loi. Une firme de 15 personnes ou plus doit parler avec vous et agir vite. Demandez par écrit aux RH un jour pour la décision et une solution d’attente pour travailler dès maintenant. Les heures non travaillées ne sont le plus souvent pas payées : demandez un congé payé, l’indemnité d’invalidité de l’État ou le chômage. EEOC : 180 jours, souvent 300.',
  },
  'us.accommodation.ask-refused': {
    says: 'Une firme de 15 personnes ou plus doit accorder un aménagement utile, sauf s’il est trop lourd ou coûteux pour elle. Elle peut en choisir un autre qui marche aussi bien, mais doit d’abord parler avec vous. Demandez la raison par écrit. Proposez autre chose, avec un mot du médecin. Elle ne peut pas vous punir. Plainte gratuite à l’EEOC : 180 jours, 300 dans la plupart des États.',
    dependsOn: 'la taille de la firme, et si l’aménagement est trop lourd ou coûteux',
  },
  'us.accommodation.ask-fired': {
    says: 'Une firme de 15 personnes ou plus ne peut pas vous renvoyer ou punir parce que vous avez demandé un aménagement pour votre santé. Que cela vienne peu après aide à le prouver. Notez les dates et gardez les messages. Demandez la raison par écrit. Demandez le chômage maintenant. Plainte gratuite à l’EEOC : 180 jours, souvent 300. Voyez un avocat avant de signer.',
    dependsOn: 'la raison qu’ils donnent, et la preuve',
  },
  'us.accommodation.ask-records': {
    says: 'Ils ne peuvent le plus souvent pas demander tout votre dossier. Ils peuvent demander un mot sur la maladie en cause, ce que vous ne pouvez pas faire et pourquoi il faut l’aménagement. Proposez une courte lettre de votre médecin. Demandez par écrit ce qu’ils doivent savoir et pourquoi. Ce que vous donnez doit rester à part et secret. S’ils insistent, voyez l’EEOC.',
  },
}
