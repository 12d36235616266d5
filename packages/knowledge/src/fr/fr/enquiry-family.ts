/** The French words of the rows in ../enquiry-family.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_FR: Words = {
  'fr.ask-family.divorce': {
    says: 'D’accord tous les deux : deux avocats et un notaire, sans juge, en quelques mois. Sinon, le juge aux affaires familiales décide. Un an de séparation suffit.',
  },
  'fr.ask-family.maintenance': {
    says: 'Elle dépend des revenus des parents et des besoins de l’enfant. Le juge aux affaires familiales la fixe ou la change, sans avocat obligatoire.',
  },
  'fr.ask-family.contact': {
    says: 'Les deux parents gardent l’autorité parentale et un droit de visite. Essayez un médiateur familial. Sinon, saisissez le juge, sans avocat obligatoire.',
  },
  'fr.ask-family.violence': {
    says: 'En danger, appelez le 17 ou envoyez un SMS au 114. Le 3919 est gratuit, jour et nuit. Le juge peut vous protéger en six jours et éloigner la personne.',
  },
  'fr.ask-family.joint-account': {
    says: 'Notez le solde et les dates, et demandez à la banque de bloquer le compte ou d’exiger deux signatures. Votre part se réclame dans le divorce. Le juge peut ordonner des mesures urgentes. Voyez vite un avocat.',
  },
  'fr.ask-family.contact-refused': {
    says: 'Si un jugement vous donne ces jours, vous refuser l’enfant est un délit (non-représentation d’enfant). Notez chaque date, gardez les messages et portez plainte chaque fois. Saisissez aussi le juge aux affaires familiales : il peut changer les jours ou fixer une somme à payer. Sans jugement, demandez-lui-en un. Continuez à verser la pension.',
  },
}
