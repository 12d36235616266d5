/** Questions about a fixed-term job that ends before its day: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_FR: Words = {
  'fr.ask-work.fixed-term-early-end': {
    says: 'Moins de travail ou de clients n’est pas un motif pour rompre un CDD. Il ne prend fin avant terme que par votre accord, une faute grave, l’inaptitude ou la force majeure. Sinon, on vous doit au moins les salaires jusqu’au terme, plus la prime, le plus souvent 10 %. Ne signez rien. Écrivez que vous êtes prêt à travailler. Prud’hommes dans les douze mois.',
  },
  'fr.ask-work.fixed-term-i-leave': {
    says: 'Vous pouvez quitter un CDD avant terme si vous avez un CDI : montrez le contrat ou la promesse. Le préavis est d’un jour par semaine, deux semaines au plus. Ou bien l’employeur accepte par écrit. Sans cela, il peut demander des dommages-intérêts. Pendant l’essai, vous pouvez partir plus vite.',
    dependsOn: 'un CDI trouvé ou l’accord de l’employeur',
  },
  'fr.ask-work.fixed-term-over': {
    says: 'Le dernier jour, l’employeur doit la prime de précarité (en général 10 % des salaires), les congés restants et trois papiers : certificat, solde de tout compte, attestation France Travail. Pas de prime pour un emploi saisonnier, ni si vous avez refusé un CDI. Réclamez en recommandé avec une date limite. Inscrivez-vous quand même tout de suite à France Travail. Puis le référé aux prud’hommes.',
  },
}
