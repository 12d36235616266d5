/** Questions that rest on a common belief about work, prison for debts and the police, with those on the police: in French. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_CRIMINAL_FR } from './enquiry-criminal.ts'

export const ENQUIRY_COMMON_BELIEFS_FR: Words = {
  ...ENQUIRY_CRIMINAL_FR,
  'nl.ask.no-written-contract': {
    says: 'Vous avez tous les droits même sans papier : salaire, salaire minimum, congés, maladie et protection contre le licenciement. Un travail payé sous un patron est un contrat en droit. Trois mois de travail chaque semaine comptent ainsi sans autre preuve. Une période d’essai sans écrit est nulle. L’employeur doit donner les conditions principales par écrit. Gardez messages, relevés et noms. Demandez au Juridisch Loket.',
  },
  'nl.ask.spoken-lease': {
    says: 'Un bail oral compte. Vous avez les droits de tout locataire : protection contre le congé, réparations et contrôle du loyer par la Huurcommissie. Depuis le 1er juillet 2023, le bailleur doit écrire un nouveau bail. Sinon, signalez-le à la commune (meldpunt goed verhuurderschap). Gardez virements et messages.',
  },
  'nl.ask.prison-debt': {
    says: 'Pas pour une dette ordinaire comme un prêt, un loyer ou une facture. Avec un jugement, un huissier peut saisir des biens ou une part du salaire, pas plus. Pour les amendes du CJIB, c’est différent : prévenez-le vite si vous ne pouvez payer, et demandez un plan. Pour une pension, un juge peut enfermer qui peut payer mais ne veut pas. Trop de dettes ? Votre commune doit aider, gratuitement.',
  },
  'nl.ask.phone-searched': {
    says: 'Pas comme cela. En cas de soupçon, elle peut prendre le téléphone. Mais pour regarder photos, messages ou lieux, il lui faut le plus souvent d’abord un juge (rechter-commissaris), sauf grande urgence. Vous pouvez dire oui, mais n’y êtes pas obligé. Vous n’avez pas à donner le code ; on peut poser votre doigt. Ne dites rien de l’affaire et demandez d’abord un avocat.',
  },
}
