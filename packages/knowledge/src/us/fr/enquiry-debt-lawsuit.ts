/** Questions about a lawsuit for a debt, a judgment nobody heard of, old debts, and ways to end one: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_LAWSUIT_FR: Words = {
  'us.ask-debt.old': {
    says: 'Dans la plupart des États, le délai pour aller en justice est de trois à six ans. Après, une agence ne peut plus vous poursuivre. Ne payez et ne promettez rien avant de savoir, car cela peut faire repartir le délai.',
    dependsOn: 'votre État, le type de dette et votre dernier paiement',
  },
  'us.ask-debt.ignore-summons': {
    says: 'Ne l’ignorez pas. Si vous ne répondez pas, l’autre partie gagne par défaut et peut demander votre salaire ou l’argent à la banque. Si vous l’avez manqué, demandez maintenant au tribunal de rouvrir.',
  },
  'us.ask-debt.default-judgment': {
    says: 'Demandez aujourd’hui le dossier au greffe (court clerk). Vous pouvez demander au juge d’annuler le jugement, surtout si vous n’avez jamais reçu les papiers. Le délai est court.',
  },
  'us.ask-debt.settle': {
    says: 'Vérifiez que la dette est à vous et pas trop vieille. Offrez ce que vous pouvez payer et ayez d’abord l’accord par écrit. Une dette effacée de 600 $ ou plus peut être signalée comme revenu.',
  },
  'us.ask-debt.debt-relief': {
    says: 'Parlez d’abord à un conseiller en crédit sans but lucratif (credit counselor). Une entreprise qui vend par téléphone de l’aide contre les dettes ne peut pas prendre de frais avant d’avoir réglé une dette.',
  },
  'us.ask-debt.cancelled-debt': {
    says: 'Une dette effacée compte comme revenu, sauf exception. Les principales sont la faillite (bankruptcy) et le fait de devoir plus que ce que vous possédez. Utilisez Form 982.',
    dependsOn: 'si vous deviez plus que ce que vous possédiez quand elle a été effacée',
  },
  'us.story.not-served': {
    says: 'Demandez au tribunal le dossier et la preuve de remise des papiers (proof of service). Si rien ne vous a été remis, demandez tout de suite d’annuler le jugement et d’arrêter la saisie. Dites pourquoi et quelle est votre défense.',
  },
}
