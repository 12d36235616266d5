/** Questions sur logement, achats, impôts et séjour, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_FR: Words = {
  'be.ask.landlord-enters': {
    says: 'Seulement avec votre accord, ou en vraie urgence. Votre domicile est protégé, même contre le propriétaire. Le bail peut prévoir des visites, mais à une heure convenue. Écrivez-le et, au besoin, appelez la police.',
  },
  'be.ask.repairs': {
    says: 'Écrivez au bailleur par recommandé, avec photos et délai. Sans suite, le juge de paix peut ordonner les travaux ou baisser le loyer. La Région peut inspecter le logement gratuitement. N’arrêtez pas de payer de vous-même.',
  },
  'be.ask.free-lawyer': {
    says: 'Un premier conseil est gratuit pour tous (aide de première ligne). Avec peu de revenus, vous avez un avocat gratuit ou peu cher (pro deo). Portez vos preuves de revenus au BAJ, ou voyez un avocat pro deo.',
  },
  'be.ask.collector-visits': {
    says: 'Vous n’êtes pas obligé d’ouvrir. Un recouvreur n’a aucun pouvoir avant un jugement et ne peut ni menacer ni humilier. Écrivez que vous ne voulez que des lettres, et signalez les menaces au SPF Economie (ConsumerConnect).',
  },
  'be.ask.divorce': {
    says: 'On divorce par consentement mutuel ou devant le tribunal de la famille. Il peut vite décider qui reste au logement, où vivent les enfants et qui paie quoi. Gardez des copies. Un avocat gratuit ou un médiateur peut aider.',
  },
  'be.ask.delivery': {
    says: 'Le vendeur doit livrer en 30 jours et porte le risque jusqu’à la remise. Écrivez et fixez un dernier délai. Ensuite, annulez et demandez votre argent. Le médiateur gratuit peut aider.',
  },
  'be.ask.flight': {
    says: 'Demandez à la compagnie une aide, un remboursement ou un autre vol, et la somme fixe de la règle européenne. Elle ne la doit pas pour une cause inévitable, comme une tempête.',
    dependsOn: 'la cause, la durée du retard et la distance',
  },
  'be.ask.end-contract': {
    says: 'Après une reconduction tacite, vous pouvez mettre fin au contrat à tout moment, sans frais, avec deux mois au plus. Téléphone et internet : chaque jour, sans frais après six mois. Écrivez et gardez la preuve.',
  },
  'be.ask.tax-cannot-pay': {
    says: 'Demandez un plan de paiement dans MyMinfin avant l’échéance. C’est gratuit et peut durer 12 mois. Si l’impôt est faux, réclamez aussi : un an pour l’impôt fédéral.',
  },
  'be.ask.tax-object': {
    says: 'Réclamez par écrit ou dans MyMinfin, avec vos raisons et preuves. Pour l’impôt fédéral, vous avez un an dès le troisième jour ouvrable après l’envoi. Les taxes régionales ou communales ont d’autres délais : voyez le verso. Payez la part juste.',
  },
  'be.ask.benefit-back': {
    says: 'Demandez les motifs et le calcul. Vous avez trois mois pour le tribunal du travail, sans frais. Si l’erreur vient de l’organisme et que vous ne pouviez pas savoir, il ne peut souvent rien réclamer du passé. Sinon, demandez un plan.',
  },
  'be.ask.cpas-refuses': {
    says: 'Demandez la décision par écrit. Vous avez trois mois pour le tribunal du travail. C’est gratuit, et un avocat gratuit peut aider. Redemandez si votre vie a changé.',
  },
  'be.ask.credit-default': {
    says: 'Appelez le prêteur et demandez des mensualités plus petites. Il ne peut tout réclamer qu’après deux impayés, un recommandé et un mois. Le juge de paix peut donner des facilités de paiement.',
  },
  'be.ask.police': {
    says: 'Comme suspect, vous n’êtes pas obligé de répondre. Vous pouvez parler à un avocat avant l’audition. Si vous êtes arrêté, un avocat peut être présent. Demandez-le d’abord.',
  },
  'be.ask.stay': {
    says: 'Agissez vite. Vous avez en général 30 jours pour le Conseil du contentieux des étrangers, 10 ou moins dans certains cas. La lettre le dit. Un avocat gratuit (pro deo) peut aider vite.',
  },
  'be.ask.gym-health': {
    dependsOn: 'si la salle a signé le code de conduite',
    says: 'Beaucoup de salles ont signé le code de conduite. Avec un certificat, vous pouvez alors arrêter sans frais si le sport est exclu pour toujours, ou suspendre. Sinon, demandez quand même. Ensuite, saisissez le médiateur gratuit.',
  },
  'be.ask.claim-yourself': {
    says: 'Envoyez un recommandé avec un dernier jour. Demandez ensuite au juge de paix une conciliation gratuite. Si elle échoue, un huissier remet une citation. Ce juge décide jusqu’à 5 000 €, et l’avocat n’est pas obligatoire.',
  },
  'be.ask.fake-invoice': {
    says: 'Appelez tout de suite la banque et demandez le rappel du virement. Portez plainte. Depuis le 9 octobre 2025, la banque doit vérifier que nom et IBAN concordent. Si elle ne l’a pas fait, demandez le remboursement.',
  },
  'be.ask.fine-driver': {
    says: 'Le titulaire de la plaque est présumé conducteur, mais vous pouvez montrer que ce n’était pas vous. Renvoyez le formulaire avec le nom du conducteur sous 15 jours, et gardez une preuve. Ne payez pas ce que vous contestez.',
  },
  'be.ask.used-car': {
    dependsOn: 'le vendeur',
    says: 'Un vendeur professionnel doit une garantie de deux ans, ou d’un an au moins si c’est convenu par écrit. Signalez le défaut sous deux mois. Face à un particulier, il n’y a que les vices cachés : agissez vite, avec l’avis d’un expert.',
  },
  'be.ask.drunk-driving': {
    says: 'Ne conduisez pas. La police peut retirer le permis aussitôt pour 15 jours, et un juge peut le garder plus longtemps. Un petit dépassement peut finir par une somme à payer. Au-delà, c’est le tribunal de police. Prenez un avocat, gratuit avec un bas revenu (pro deo).',
  },
  'be.ask.my-data': {
    says: 'Écrivez à l’entreprise. Demandez quelles données elle a sur vous, ou leur effacement. Elle doit répondre en un mois, gratuitement. Sinon, plaignez-vous à l’Autorité de protection des données (APD).',
  },
  'be.ask.resigned-benefit': {
    dependsOn: 'la raison de votre départ',
    says: 'Partir sans bonne raison coûte le plus souvent des semaines d’allocations, de 4 à 52. Les bonnes raisons comptent : salaire impayé, santé, déménagement familial. Gardez des preuves, inscrivez-vous aussitôt et défendez-vous à l’audition. Contre une sanction, vous avez trois mois pour le tribunal du travail.',
  },
  'be.ask.living-wage': {
    dependsOn: 'vos revenus et votre séjour',
    says: 'Demandez au CPAS de votre commune. Il faut avoir 18 ans, vivre en Belgique avec un droit de séjour, avoir trop peu de revenus et être prêt à travailler, sauf santé ou équité. Il doit vous donner un accusé de réception et décider en 30 jours.',
  },
}
