/** Questions sur les dettes, cas particuliers : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_CASES_FR: Words = {
  'gb.ask-debt.old-by-years': {
    says: 'Oui, le plus souvent elle est trop ancienne pour le tribunal : plus de six ans sans paiement, sans aveu signé et sans décision (judgment). Elle existe encore : ne la payez donc pas et ne la reconnaissez pas. N’ignorez jamais un formulaire du tribunal.',
  },
  'gb.ask-debt.old-by-years-scotland': {
    says: 'Si oui, la plupart des dettes sont éteintes en Écosse et vous ne devez rien. Ne payez pas et ne reconnaissez rien avant d’avoir un conseil.',
    dependsOn: 'si cinq années entières sont passées sans paiement, aveu écrit ni procès',
  },
  'gb.ask-debt.clock-again': {
    says: 'Non, un appel ou une réponse qui ne reconnaît pas la dette ne fait pas repartir le délai. Un paiement ou un aveu signé le fait, et seulement avant la fin des six ans. S’ils sont passés, écrivez que la dette est trop ancienne pour le tribunal. N’ignorez pas un formulaire du tribunal.',
  },
  'gb.ask-debt.old-and-clock': {
    says: 'Après six ans sans paiement, aveu signé ni décision (judgment), elle est trop ancienne pour le tribunal. Un appel ou une réponse sans aveu ne fait pas repartir le délai. Écrivez qu’elle est trop ancienne, ne payez pas, et n’ignorez jamais un formulaire du tribunal.',
  },
  'gb.ask-debt.bankrupt-home': {
    says: 'Dans une faillite (bankruptcy), votre part passe à la personne qui la gère, et elle peut la vendre. S’il reste peu après le prêt du logement, elle ne le fera peut-être pas. Parlez d’abord à un conseiller en dettes gratuit.',
    dependsOn: 'ce que vaut votre part du logement après le prêt (mortgage)',
  },
  'gb.ask-debt.ccj-unpaid': {
    says: 'Ils peuvent demander au tribunal des huissiers (bailiffs), de l’argent sur votre salaire ou compte, ou une charge sur votre logement. Si vous ne pouvez pas payer comme ordonné, demandez au tribunal de plus petits paiements avec le formulaire N245.',
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'Vous la devez encore, si elle est à vous, si la somme est juste et si elle n’est pas trop ancienne. Le nouveau propriétaire n’a aucun pouvoir de plus. Demandez-lui de prouver qu’elle est à lui, avant de payer ou de la reconnaître.',
  },
  'gb.ask-debt.claim-how-long': {
    says: 'Répondez dans les 14 jours après la remise officielle : 5 jours après la date d’émission pour le centre national. Si vous devez l’argent, envoyez l’aveu (admission form) avec un budget et une petite offre. Sinon, accusez réception et vous avez 28 jours pour vous défendre.',
  },
  'gb.ask-debt.council-tax-moved': {
    says: 'Écrivez aujourd’hui au service de l’impôt local (council tax team) le jour de votre départ. Joignez des preuves, comme l’état des lieux et le nouveau bail. Demandez une nouvelle facture et une pause. Avant leur accord écrit, les dates courent : appelez donc aussi.',
  },
  'gb.ask-debt.dead-family-pays': {
    says: 'Non, sauf si ce membre de la famille a signé aussi. Elle est payée avec ce que la personne a laissé. Écrivez le décès à la société, demandez l’arrêt des appels, et faites une réclamation si elle continue.',
  },
  'gb.ask-debt.relief-order': {
    says: 'Cela peut convenir si vous devez £50,000 ou moins, avez £75 ou moins de reste par mois, et possédez peu. Une voiture de moins de £4,000 est permise. C’est gratuit.',
    dependsOn: 'ce que vous devez, ce que vous possédez et ce qui vous reste chaque mois',
  },
  'gb.ask-debt.relief-order-car': {
    says: 'Cela peut convenir si vous devez £50,000 ou moins et avez £75 ou moins de reste par mois. Une voiture Motability est louée : vous ne pouvez donc pas la perdre. Une voiture à vous peut valoir jusqu’à £4,000. C’est gratuit.',
    dependsOn: 'ce que vous devez, possédez et gardez chaque mois',
  },
  'gb.ask-debt.write-off-advert': {
    says: 'Ne signez pas avec cette publicité. Ce n’est pas un programme spécial de l’État. C’est sans doute un IVA, qui a des frais et peut échouer. Demandez à une association gratuite un plan, un « debt relief order » ou le répit (breathing space).',
  },
  'gb.ask-debt.bankrupt-small': {
    says: 'Non, pas pour cette somme seule. Un créancier a besoin de £5,000 ou plus pour demander votre faillite (bankruptcy). Mais n’ignorez ni une « statutory demand » ni un formulaire du tribunal.',
  },
  'gb.ask-debt.claim-late': {
    says: 'Il n’est peut-être pas trop tard. Appelez le tribunal aujourd’hui avec le numéro de l’affaire. Sans décision (judgment), envoyez maintenant votre formulaire ou défense. S’il y en a une, demandez vite l’annulation (set aside) avec le formulaire N244.',
  },
  'gb.ask-debt.ignore-claim': {
    says: 'Non, ne l’ignorez pas. Sans réponse à temps, ils peuvent obtenir une décision (judgment) contre vous sans audience. Elle peut ensuite nuire à votre crédit et amener des huissiers (bailiffs).',
  },
  'gb.ask-debt.ignore-letter-of-claim': {
    says: 'Non, ne l’ignorez pas. C’est la dernière étape avant le tribunal. Répondez dans les 30 jours après sa date, et demandez les papiers utiles.',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'Non, pas seuls. Ils devraient d’abord gagner au tribunal. Les huissiers ne peuvent venir que si vous ne payez pas ensuite la décision (judgment). Une lettre seule ne donne à aucun huissier (bailiff) le droit de venir.',
  },
  'gb.ask-debt.ccj-cost': {
    says: 'Demandez au tribunal de l’annuler (set aside) avec le formulaire N244. Il n’y a pas de dernier jour fixe, mais faites vite une fois informé. Il y a des frais de tribunal, et une aide possible avec le formulaire EX160.',
  },
  'gb.ask-debt.breathing-space-ni': {
    says: 'Le répit (breathing space) n’existe pas en Irlande du Nord. Appelez Advice NI au 0800 915 4604, gratuitement. Un conseiller peut demander du temps aux créanciers et préparer un plan.',
  },
  'gb.ask-debt.enforcement-office-ni': {
    says: 'Quelqu’un a une décision de justice (judgment) contre vous. Avec un avis (notice of intention to enforce), contactez-le dans les 10 jours avec une offre. Après cela, le bureau peut agir, et ses frais s’ajoutent.',
  },
  'gb.ask-debt.council-tax-benefits': {
    says: 'Oui, mais seulement après une décision du tribunal (liability order), et seulement une petite part fixe de certaines aides. Aucun frais ne s’ajoute. Si l’argent manque, demandez à la mairie (council) un plan plus bas et l’aide en cas de difficulté.',
  },
  'gb.ask-debt.council-tax-ex': {
    says: 'Pour ces dates, chacun de vous doit le tout. Pour les dates après votre départ, vous ne devez rien. Dites la date à la mairie (council) et envoyez une preuve.',
    dependsOn: 'si vous y viviez en couple, ou étiez nommé sur la facture, à ce moment',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Écrivez aujourd’hui au prêteur que vous n’avez pas pris ce prêt. Demandez-lui d’examiner l’affaire et d’arrêter le recouvrement. Signalez-le à Report Fraud, et vérifiez vos rapports de crédit gratuits.',
  },
}
