/** The French words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FR: Words = {
  'es.ask.identity-loan': {
    says: 'Portez plainte et envoyez la plainte à l’entreprise. Vous n’avez rien accepté, vous ne devez rien. Demandez l’effacement à elle et aux fichiers.',
  },
  'es.ask.mortgage-costs': {
    says: 'Réclamez d’abord par écrit à la banque. Si la clause est abusive, les juges rendent registre, agence, expertise et la moitié du notaire. Aussi le coût de la cláusula suelo.',
  },
  'es.ask.bank-fees': {
    says: 'La banque ne fait payer qu’un service demandé et rendu. Réclamez par écrit, puis plainte gratuite au Banco de España. Un compte de base (cuenta de pago básica) coûte peu.',
  },
  'es.ask.credit-refused': {
    says: 'Un prêteur peut refuser, mais doit dire si un fichier est en cause. Demandez vos données gratuitement et la correction des erreurs.',
  },
  'es.ask.wrong-transfer': {
    says: 'Appelez vite la banque : on peut peut-être l’arrêter. Un IBAN faux n’est pas sa faute, mais elle doit aider et dire qui l’a reçu. Cette personne doit rendre ; sinon, vous pouvez agir.',
  },
}
