/** The French words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FR: Words = {
  'it.ask.identity-loan': {
    says: 'Portez plainte et envoyez-la au prêteur. Vous n’avez rien accepté, vous ne devez rien. Demandez l’effacement à lui et à CRIF.',
  },
  'it.ask.account-closed': {
    says: 'La banque doit écrire deux mois avant, sauf motif grave. Elle doit rendre votre argent. Vous avez droit à un compte de base (conto di base). Plainte, puis l’ABF pour 20 €.',
    dependsOn: 'pourquoi la banque le ferme et ce que dit le contrat',
  },
  'it.ask.sold-debt': {
    says: 'Demandez au nouveau créancier le contrat et la preuve de l’achat. Vous gardez toutes vos défenses : payé, trop vieux, faux. Ne payez rien sans preuve.',
  },
  'it.ask.credit-refused': {
    says: 'Si un fichier comme CRIF est en cause, le prêteur doit le dire aussitôt et gratuitement. Demandez vos données à CRIF et l’effacement du faux ou du trop vieux.',
  },
  'it.ask.wrong-transfer': {
    says: 'Appelez vite la banque : on peut peut-être l’arrêter. Un IBAN faux n’est pas sa faute, mais elle doit aider et dire qui l’a reçu. Cette personne doit rendre ; sinon, vous pouvez agir.',
  },
  'it.ask.mortgage-arrears': {
    says: 'Écrivez à la banque : elle doit chercher une solution avant de vendre. Demandez le fonds Gasparrini, qui suspend jusqu’à 18 mois le prêt de la première maison. Elle ne rompt qu’après sept retards ou un impayé de 180 jours.',
  },
}
