/** Questions about orders of a court, a claim of one's own, legal aid and the police: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'it.ask.injunction': {
    says: 'Payez, ou faites opposition par un avocat, dans les 40 jours après la remise (notifica). Si vous ne faites rien, c’est définitif et ils peuvent saisir.',
  },
  'it.ask.claim-yourself': {
    says: 'Envoyez une mise en demeure par recommandé ou PEC, avec un dernier jour. Jusqu’à 1 100 €, vous pouvez aller devant le juge de paix sans avocat. Avec une preuve écrite, demandez une injonction de payer (decreto ingiuntivo).',
  },
  'it.ask.precetto': {
    says: 'Vous avez dix jours avant une saisie. Regardez quelle décision il nomme et si vous l’avez jamais reçue. Les défauts de forme doivent être soulevés en 20 jours. Voyez un avocat maintenant, ou proposez un plan.',
  },
  'it.ask.police-summons': {
    says: 'Allez-y ce jour-là, ou appelez d’abord votre avocat. Demandez si vous venez comme témoin ou comme suspect (indagato). Un suspect peut se taire et doit avoir un avocat, gratuit avec de petits revenus.',
  },
  'it.ask.legal-aid': {
    says: 'Demandez à l’ordre (Ordine degli avvocati) avec un formulaire signé sur vos revenus. La limite change tous les deux ans et compte le foyer. En séparation, seul votre revenu compte. Vous choisissez l’avocat dans la liste.',
  },
}
