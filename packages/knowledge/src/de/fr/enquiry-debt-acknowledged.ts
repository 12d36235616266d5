/** Questions about a plan of a collector that acknowledges the debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_FR: Words = {
  'de.ask-debt.sign-acknowledgement': {
    says: "Ne signez pas avant d'avoir vérifié la dette. Qui la reconnaît perd en général ses défenses : jamais due, payée, trop ancienne. Sans titre, elle est trop ancienne trois ans après la fin de son année. Des frais d'accord (Einigungsgebühr) s'ajoutent. Demandez par écrit facture, contrat et preuve, et contestez le reste. La société ne peut pas saisir : il faut un tribunal. Si un Mahnbescheid arrive, opposez-vous sous deux semaines.",
  },
  'de.ask-debt.signed-acknowledgement': {
    says: "Ce n'est pas toujours perdu. Signé chez vous, par courrier ou en ligne ? Beaucoup de ces plans peuvent être rétractés sous 14 jours, souvent plus si on ne vous l'a pas dit. Écrivez aujourd'hui. La société devait vous avertir par écrit des frais et de ce que vous perdez. La dette n'était pas la vôtre, payée ou trop ancienne, ou pas d'avertissement ? Faites vérifier par la Verbraucherzentrale ou un conseil gratuit avant de payer encore.",
  },
  'de.ask-debt.deal-fee': {
    says: "Vous ne devez ces frais que si vous les avez acceptés, et leur montant doit être écrit avant. Pas d'accord, pas de frais. La dette est juste ? Proposez par écrit de payer par parts sans ces frais, ou payez d'un coup si possible : c'est le moins cher. Vous pouvez commencer à payer par parts, mais sans accord ils peuvent encore aller en justice. Rayez toute phrase qui reconnaît la dette. Un conseil gratuit vérifie.",
  },
}
